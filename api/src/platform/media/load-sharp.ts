/** sharp, from the first picture on: a start needs none, and is spared its library and 20 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each picture is another one: what libvips would keep of the last is only memory.
  sharp.cache(false);
  return sharp;
}
