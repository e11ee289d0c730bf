/** The longer side of a picture that is sent, in px: a phone's photo weighs ten times what anybody will see of it. */
const LONGEST = 1_600;
const QUALITY = 0.85;

/** A photo as it is sent: smaller, without where and when it was taken. What can't be read here goes as it is. */
export async function smallerPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const share = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return blob && blob.size < file.size ? new File([blob], 'photo.jpg', { type: blob.type }) : file;
  } catch {
    return file;
  }
}
