/** `npm run tools -- screenshots [<Playwright's arguments>]`: a picture of every screen. */
import { takePictures } from './support/take-pictures.ts';

takePictures('screenshots.config.ts');
