import { HtmlValidate } from 'html-validate';
import config from '../../.htmlvalidate.mjs';

/**
 * Reads every file with html-validate, by the rules of .htmlvalidate.mjs.
 *
 * @param {string[]} files
 * @returns {Promise<string[]>} what is wrong, a line each
 */
export async function htmlRules(files) {
  const { results } = await new HtmlValidate(config).validateMultipleFiles(files);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) => `${filePath}:${line}:${column} ${message} (${ruleId})`,
    ),
  );
}
