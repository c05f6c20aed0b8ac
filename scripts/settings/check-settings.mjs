/**
 * Runs before the build. Fails it at a wrong setting; warns about placeholders that are left in
 * content/site.ts and about a form that delivers nothing.
 */
import { readFileSync } from 'node:fs';
import typescript from 'typescript';
import { placeholders } from './placeholders.mjs';
import { readSettings } from './read-settings.mjs';

/** content/site.ts as an object: it is plain data and imports nothing, so it can run by itself. */
async function readSite() {
  const source = readFileSync('content/site.ts', 'utf8');
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: { module: typescript.ModuleKind.ESNext },
  });
  return (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)).site;
}

try {
  const { endpoint } = readSettings(process.env);
  const left = placeholders(await readSite()).join('\n  ');
  if (left)
    console.warn(
      `\nPlaceholders are left in content/site.ts; visitors would see them:\n  ${left}\n`,
    );
  if (!endpoint)
    console.warn(
      '\nThe contact form is simulated and delivers nothing. ' +
        'Set NEXT_PUBLIC_CONTACT_ENDPOINT to post it somewhere.\n',
    );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
