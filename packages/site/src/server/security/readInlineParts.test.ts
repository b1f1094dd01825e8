import { readInlineParts } from './readInlineParts';

const start = '(self.__next_f=self.__next_f||[]).push([0])';

it('separates known scripts from unknown ones, and ignores files and data', () => {
  const html = `<head><style data-styled="">a{color:red}</style><script src="/a.js" async=""></script></head>
    <script type="application/ld+json">{"name":"x"}</script><script>${start}</script><script id="x">alert(1)</script>`;
  expect(readInlineParts(html)).toEqual({
    scripts: [start],
    unknownScripts: ['alert(1)'],
    styles: ['a{color:red}'],
    hasStyleAttributes: false,
  });
});

it.each([
  ['an attribute', '<li style="left:5%">x</li>', true],
  ['one beside others', '<li class="a" style="left:5%">x</li>', true],
  ['text that looks like one', '<p>a style="x"</p>', false],
  ['data that names one', `<script>self.__next_f.push([1,"<li style=\\"x\\">"])</script>`, false],
  ['another attribute', '<li data-style="x">x</li>', false],
])('style attributes: %s', (_name, html, expected) => {
  expect(readInlineParts(html).hasStyleAttributes).toBe(expected);
});
