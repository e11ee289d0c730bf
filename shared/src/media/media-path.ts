/** Where stored files are served. */
export const MEDIA_PATH = '/media/';
