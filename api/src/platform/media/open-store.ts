import { type MediaStore, mediaFolder } from './media-store.ts';
import { type S3Place, s3Store } from './s3/s3-store.ts';

/** The store of the shop's pictures, by its settings. */
export type MediaPlace = { folder: string } | S3Place;

/** Commands wait longer for a slow store than a visitor would, in ms for one call. */
const PATIENT_MS = 60_000;

/** The store of a shop; nothing is touched before it is used. `isPatient`: no visitor waits. */
export const mediaStore = (place: MediaPlace, { isPatient = false } = {}): MediaStore =>
  'folder' in place ? mediaFolder(place.folder) : s3Store(place, isPatient ? PATIENT_MS : undefined);
