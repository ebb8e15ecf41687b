from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.smallworld.casting cimport become
from mikrokosmos.games.smallworld.conquest cimport cost, take, with_roll
from mikrokosmos.games.smallworld.deeds cimport act
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.listing cimport how_many, list_actions, nth_action
from mikrokosmos.games.smallworld.realm cimport Realm
from mikrokosmos.games.smallworld.scoring cimport income
from mikrokosmos.games.smallworld.turn cimport begin_turn, end_march
from mikrokosmos.games.smallworld.world cimport World

cdef class Yardstick(Judge):
    cdef readonly World world
    cdef Realm table, plan, trial
    cdef void consider(self, Position position) noexcept nogil
    cpdef bint knows(self, Position position)
    cpdef tuple terms(self)
    cdef int decide(self, Realm realm) noexcept nogil
    cdef int biggest_combo(self, Realm realm) noexcept nogil
    cdef int richest(self, Realm realm) noexcept nogil
    cdef int march(self, Realm realm, int dice) noexcept nogil
    cdef int gain(self, Realm realm, int region) noexcept nogil
    cdef int price(self, Realm realm, int region) noexcept nogil
    cdef int bargain(self, Realm realm, unsigned long long mask) noexcept nogil
    cdef int cheapest(self, Realm realm, unsigned long long mask) noexcept nogil
    cdef int dearest(self, Realm realm, unsigned long long mask) noexcept nogil
    cdef int exhausted(self, Realm realm) noexcept nogil
    cdef int put_down(self, Realm realm) noexcept nogil
    cdef int weakest(self, Realm realm, unsigned long long mask, int camps) noexcept nogil
