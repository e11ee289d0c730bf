/** Hands a file to the browser, as if a link to it had been followed. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  followTo(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Has the browser fetch a file by itself, straight to the disk: the page holds nothing of it. */
export function followTo(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
