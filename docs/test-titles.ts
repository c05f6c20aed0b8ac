import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** `test`, `it`, `describe` and their forms, such as `test.describe` and `test.each([…])`. */
const names = /^(test|it|describe)\b/;
const skipped = /\b(skip|fixme|todo)\b/;

/** The start of a call's text, without the table of `test.each([…])`. */
const calleeOf = (call: ts.CallExpression): string =>
  ts.isCallExpression(call.expression) ? calleeOf(call.expression) : call.expression.getText();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title as a pattern: anything may stand where the file has a variable. */
function patternOf(title: ts.Expression | undefined, isTable: boolean) {
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return;
  const parts = ts.isTemplateExpression(title)
    ? [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]
    : title.text.split(isTable ? /%(?:\.\d+)?[a-z#]|\$[\w.]+/ : /(?!)/);
  // A title of variables alone names no test.
  if (!/\p{L}/u.test(parts.join(''))) return;
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
}

/** Whether the body has `test.skip()` without a condition. */
const skipsItself = (call: ts.CallExpression) =>
  call.arguments.some((body) => /\btest\.(skip|fixme)\((\)|true\b)/.test(body.getText()));

/** The titles of the tests of a file that run, as patterns. */
export function titlesOfTests(file: string): RegExp[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = calleeOf(node);
      if (names.test(callee)) {
        if (skipped.test(callee)) return;
        const pattern = /describe|step/.test(callee)
          ? undefined
          : patternOf(node.arguments[0], callee.endsWith('.each'));
        if (pattern && !skipsItself(node)) found.push(pattern);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
