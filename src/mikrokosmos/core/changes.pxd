cimport cython

@cython.locals(found=list)
cpdef list changes(object before, object after, object write, list path)
cdef object compare(object before, object after, object write, list path, list found)
@cython.locals(there=int)
cdef object compare_keys(dict before, dict after, object write, list path, list found)
@cython.locals(number=int)
cdef object compare_members(list before, list after, object write, list path, list found)
cdef bint same_length(list before, list after)
cdef str json_path(list path)
cdef str json_key(object key)
