/**
 * What bounds a process of the shop. It holds some 75 MB that it needs: left alone, it lets several times as much lie before it
 * clears up. Half a gigabyte is more than any import or export takes.
 */
export const MEMORY = ['--max-old-space-size=512', '--max-semi-space-size=8'];

/**
 * Memory outside of V8 is taken from one pool, where glibc makes one for every thread; and what is free is given back from
 * 128 KB on, where glibc raises that bound with whatever is taken. Left alone, some 25 MB lie in a process under load. Other systems ignore it.
 */
export const POOLS = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
