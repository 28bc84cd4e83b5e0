import { relative, resolve } from 'node:path';
import { assembleBundle } from '../../reporter/bundle/assemble-bundle.ts';
import { openWords } from '../adapters/words-file.ts';
import { InputError } from '../contract/errors.ts';
import { reportError } from './report-error.ts';

/** `ux-jury assemble [DIR]`: makes a bundle of what a killed run left behind. Resolves with the exit code. */
export async function assemble([given = 'ux-jury-bundle', ...rest]: readonly string[]): Promise<number> {
  try {
    if (rest.length > 0 || given.startsWith('-'))
      throw new InputError('usage', 'assemble takes one folder.', { hint: 'See `ux-jury --help`.' });
    const assembled = assembleBundle(resolve(given));
    if (assembled === 'no_parts')
      throw new InputError('bundle_missing', `${given} holds no parts of a run.`, {
        hint: 'Name the folder that the reporter wrote to (its option outputDir).',
      });
    const say = openWords('init/words.yml', 'assemble');
    const dir = relative(process.cwd(), resolve(given)) || '.';
    process.stdout.write(
      assembled === 'whole'
        ? `${say('whole', { dir })}\n`
        : `${say('done', { dir, journeys: `${assembled.journeys}`, tests: `${assembled.tests}` })}\n`,
    );
    return 0;
  } catch (error) {
    return reportError(error);
  }
}
