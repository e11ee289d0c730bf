/**
 * What `custom/` registers in Karité's own unit tests, for each of its parts: nothing, whatever the shop around them has. The
 * tests of the project `custom` read the shop's.
 */
export default { resources: [], extend: {} };
