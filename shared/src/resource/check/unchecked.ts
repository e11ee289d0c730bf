import type * as check from './index.ts';

/**
 * Instead of the checks in a front end's production build (`imports` of package.json): the server has judged the declarations
 * at its start, and the tests before it.
 */
export const checkResource: typeof check.checkResource = () => undefined;
export const checkResources: typeof check.checkResources = () => undefined;
export const checkSettings: typeof check.checkSettings = () => undefined;
export const checkCustom: typeof check.checkCustom = () => undefined;
export const checkRights: typeof check.checkRights = () => undefined;
export const checkMenuGroups: typeof check.checkMenuGroups = () => undefined;
export const checkProviders: typeof check.checkProviders = () => undefined;
export const placeOf: typeof check.placeOf = () => null;
export const rememberPlace: typeof check.rememberPlace = () => undefined;
