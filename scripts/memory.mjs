/**
 * What bounds a process of the shop. It holds some 75 MB that it needs: left alone, it lets several times as much lie before it
 * clears up. Half a gigabyte is more than any import or export takes.
 */
export const MEMORY = ['--max-old-space-size=512', '--max-semi-space-size=8'];

/**
 * Memory outside of V8 is taken from so many pools. glibc makes one for every thread, and what each has once taken lies there: 4 to
 * 20 MB of a process under load. Other systems ignore it.
 */
export const POOLS = { MALLOC_ARENA_MAX: '2' };
