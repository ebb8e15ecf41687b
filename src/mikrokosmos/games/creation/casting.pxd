from mikrokosmos.core.position cimport Position
from mikrokosmos.games.creation.realm cimport Realm

cdef inline void become(Realm realm, Position other) noexcept nogil:
    realm.match(<Realm>other)
