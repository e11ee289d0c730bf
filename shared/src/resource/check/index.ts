/** What judges declarations, where they are worked on and at the start; the back-office's build leaves it out. */
export { checkResource } from './check-resource.ts';
export { checkResources } from './check-resources.ts';
export { DeclarationError, type Fault } from './declaration-error.ts';
export { placeOf, rememberPlace } from './place.ts';
export { TAKEN_ADDRESSES, takenBelow } from './taken.ts';
