/** What judges declarations, where they are worked on and at the start; a front end’s build takes `unchecked.ts` instead. */

export { DeclarationError, type Fault, type Report } from '../../faults/index.ts';
export { checkCustom } from './check-custom.ts';
export { checkMenuGroups, checkMenuPlace } from './check-menu.ts';
export { reportUnknown } from './check-options.ts';
export { checkProviders } from './check-providers.ts';
export { checkResource } from './check-resource.ts';
export { checkResources } from './check-resources.ts';
export { checkRights } from './check-rights.ts';
export { checkSettings } from './check-settings.ts';
export { instead } from './nearest.ts';
export { placeOf, rememberPlace } from './place.ts';
export { TAKEN_ADDRESSES, takenBelow } from './taken.ts';
