import type { Drawing } from '@karite/shared/content';
import karite from './karite.svg?url';
import protection from './protection.svg?url';
import rituel from './rituel.svg?url';

/** The pictures of the three first banners (R1131), drawn for the shop. */
export const DRAWN: Readonly<Record<Drawing, string>> = { karite, protection, rituel };
