/**
 * What bounds a process of the shop. It holds some 75 MB that it needs: left alone, it lets several times as much lie before it
 * clears up. Half a gigabyte is more than any import or export takes.
 */
export const MEMORY = ['--max-old-space-size=512', '--max-semi-space-size=8'];
