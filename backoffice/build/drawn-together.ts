import { build, type InlineConfig, type Rolldown } from 'vite';

/** The pages that are no lists. */
const OTHER_PAGES =
  /\/src\/(?:dashboard\/(?:dashboard|first-steps)|today\/today|statistics\/statistics|security\/security|exports\/export|orders\/staff-order|resource\/settings)-page\.tsx$/;
/** What is read, and needs no form. */
const READ = /\/src\/(?:(?:statistics|today|dashboard)\/.+|resource\/(?:page\/record-page|show-modal))\.tsx$/;
const LIST = /\/src\/resource\/resource-page\.tsx$/;

type File = {
  name: string;
  /** The screens whose parts it holds, without those of the files before it; all of them, or some. */
  of: RegExp;
  alsoOf?: RegExp;
  notOf?: RegExp;
};

/** In the order in which they are needed. */
const FILES: readonly File[] = [
  { name: 'start', of: /\/src\/app\/main\.tsx$/ },
  { name: 'entrance', of: /\/src\/accounts\/(?:sign-in|setup)-page\.tsx$/ },
  { name: 'frame', of: /\/src\/app\/back-office\.tsx$/ },
  { name: 'icons', of: /\/src\/ui\/more-icons\.tsx?$/ },
  { name: 'controls', of: LIST, alsoOf: OTHER_PAGES },
  { name: 'list', of: LIST },
  { name: 'form', of: /\/src\/resource\/form\/form-modal\.tsx$/, notOf: READ },
];

/** The modules of the chunks that hold some, and of all that these import: what a browser fetches before it draws. */
function fetchedFor(module: RegExp, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const met = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id))));
  if (met.size === 0) throw new Error(`nothing is built of ${module}`);
  // A set that grows while it is walked is walked to its end.
  for (const { imports } of met) for (const chunk of chunks) if (imports.includes(chunk.fileName)) met.add(chunk);
  return new Set([...met].flatMap(({ moduleIds }) => moduleIds));
}

/**
 * In which file each module of the first screens comes. A bundler shares to the letter: a hundred files of a kilobyte for a
 * list, which a phone asks for six at a time. To know what each screen needs once unused exports are gone, all is built
 * once before.
 */
export async function drawnTogether(config: InlineConfig): Promise<(id: string) => string | null> {
  const found = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in found)) throw new Error('one build is expected');
  const chunks = found.output.filter((it) => it.type === 'chunk');
  const files = FILES.map(({ name, of, alsoOf, notOf }) => {
    const [also, not] = [alsoOf, notOf].map((module) => module && fetchedFor(module, chunks));
    const modules = [...fetchedFor(of, chunks)].filter((id) => (also?.has(id) ?? true) && !not?.has(id));
    return { name, modules: new Set(modules) };
  });
  return (id) => files.find(({ modules }) => modules.has(id))?.name ?? null;
}
