import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { isFrameworkScript, reactDefinitions } from './isFrameworkScript';

const chunks = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push';

it.each([
  ['the start of the data', '(self.__next_f=self.__next_f||[]).push([0])'],
  [
    'a piece of the page',
    String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:I[3,[\"\u003c/script\u003e\"]]"])`,
  ],
  ['the first chunks', `${chunks}({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[494553]});\n`],
  ['a late part after the first', '$RC("B:1","S:1")'],
  ['the clock of late parts', 'requestAnimationFrame(function(){$RT=performance.now()});'],
])('recognises %s', (_name, text) => {
  expect(isFrameworkScript(text)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['another script', 'alert(1)'],
  ['code behind the data', 'self.__next_f.push([1,"x"]);alert(1)'],
  ['code in the data', 'self.__next_f.push([1,alert(1)])'],
  ['code behind the data that ends like a call', 'self.__next_f.push([1,"x"]);alert([1])'],
  ['code in the list of chunks', `${chunks}({"otherChunks":[alert(1)]})`],
  ['code behind the start', '(self.__next_f=self.__next_f||[]).push([0]);alert(1)'],
  ['code before a late part', 'alert(1);$RC("B:0","S:0")'],
  ['code among the arguments of a late part', '$RC("B:0",alert(1),"S:0")'],
])('rejects %s', (_name, text) => {
  expect(isFrameworkScript(text)).toBe(false);
});

describe('with the React version of Next.js', () => {
  const file = require.resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
  const literals = [
    ...readFileSync(file, 'utf8').matchAll(/(["'])(?:\\.|(?!\1)[^\\\n])*\$R[CSX]=(?:\\.|(?!\1)[^\\\n])*\1/g),
  ];
  const definitions = literals.map(([literal]) =>
    String(runInNewContext(literal)).replace(/\$R[CSX]\("$/, ''),
  );

  it('finds each known definition, so that an update that changes one fails here', () => {
    const hashes = definitions.map((text) => createHash('sha256').update(text).digest('base64'));
    expect([...reactDefinitions].filter((hash) => !hashes.includes(hash))).toEqual([]);
  });

  it.each(['$RC', '$RS', '$RX'])('recognises the first call of %s', (name) => {
    const known = definitions.filter(
      (text) => text.includes(`${name}=`) && isFrameworkScript(`${text}${name}("B:0","S:0")`),
    );
    expect(known).toHaveLength(1);
  });
});
