type Load = () => Promise<string>;

/** The house's catalogues: a language is here when its files are. */
export const LANGUAGES = byLang(import.meta.glob<string>('../../../src/cavale/words/{house,page}.*.ftl', { query: '?raw', import: 'default' }));
/** What is said beside the table, which comes with what says it. */
export const BESIDE = byLang(import.meta.glob<string>('../../../src/cavale/words/{house,page}.*.ftl', { query: '?beside', import: 'default' }));

function byLang(sources: Record<string, Load>): Record<string, Load[]> {
  const all: Record<string, Load[]> = {};
  for (const [path, load] of Object.entries(sources)) (all[/\.(\w+)\.ftl$/.exec(path)?.[1] ?? ''] ??= []).push(load);
  return all;
}
