/** The text below `## [version]` of a change log, up to the next version; empty where there is none. */
export function notesOf(changelog, version) {
  const [, section = ''] = changelog.split(`\n## [${version}]`);
  const [text] = section.split(/\n## \[/);
  return text.slice(text.indexOf('\n') + 1).trim();
}
