/** `npm run tools -- manual [<Playwright's arguments>]`: the pictures of the manual, from the demo shop. */
import { takePictures } from './support/take-pictures.ts';

takePictures('manual.config.ts');
