/** A stored file as one that a form sends; `null` where it can't be read. */
export async function fileAt(path: string): Promise<File | null> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return null;
    const content = await answer.blob();
    return new File([content], path.replace(/^.*\//, ''), { type: content.type });
  } catch {
    return null;
  }
}
