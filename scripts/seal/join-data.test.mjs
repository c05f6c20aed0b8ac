import { joinData } from './join-data.mjs';

const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const piece = (text) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const boot = '<script id="_R_">self.booted = true;</script>';
const page = (...pieces) => `<body><p>It's</p>${boot}${start}${pieces.join('<i></i>')}</body>`;

/** What the page's scripts hand the framework. */
function handedOver(html) {
  const pushed = [];
  const self = { __next_f: { push: (item) => pushed.push(item) } };
  for (const [, code] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
    new Function('self', code)(self);
  expect(self.booted).toBe(true);
  return pushed;
}

it.each([
  ['quotes of both kinds', `{"a":"it's \\"so\\""}`],
  ['lines', 'a\nb\r\nc\u2028d'],
  ['backslashes', '\\n \\\\ \\'],
  ['what looks like the end of the script', '</script><b>'],
])('hands over %s unchanged, in one script', (_, text) => {
  const half = Math.floor(text.length / 2);
  const joined = joinData(page(piece(text.slice(0, half)), piece(text.slice(half))));
  expect(joined.match(/<script/g)).toHaveLength(1);
  expect(handedOver(joined)).toEqual([[0], [1, text]]);
});

it('leaves a joined page, and one without such data, alone', () => {
  const joined = joinData(page(piece('a'), piece('b')));
  expect(joinData(joined)).toBe(joined);
  expect(joinData('<p>no data</p>')).toBe('<p>no data</p>');
});

it('leaves what search engines read to the HTML', () => {
  const element = (json) =>
    `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":${JSON.stringify(json)}}}]`;
  const joined = joinData(page(piece(`1:${element('{"name":"a \\"b\\""}')}\n2:"c"\n`)));
  expect(handedOver(joined)[1][1]).toBe(`1:${element('')}\n2:"c"\n`);
});

it('leaves out properties without a value', () => {
  const joined = joinData(page(piece('0:{"a":1,"b":"$undefined","c-d":"$undefined","e":2}\n')));
  expect(handedOver(joined)[1][1]).toBe('0:{"a":1,"e":2}\n');
});
