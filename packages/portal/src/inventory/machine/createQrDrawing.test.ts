import { createQrDrawing, createQrFile } from './createQrDrawing';

describe('createQrDrawing', () => {
  it.each([
    ['a run becomes one bar', { size: 3, data: [1, 1, 1, 0, 0, 0, 0, 0, 0] }, 'M4 4h3v1h-3z'],
    ['a light field ends a bar', { size: 3, data: [0, 0, 0, 1, 0, 1, 0, 0, 0] }, 'M4 5h1v1h-1zM6 5h1v1h-1z'],
    ['no bar goes around the edge', { size: 2, data: [0, 1, 1, 0] }, 'M5 4h1v1h-1zM4 5h1v1h-1z'],
    ['light fields draw nothing', { size: 1, data: [0] }, ''],
  ])('%s', (_, fields, path) => {
    expect(createQrDrawing(fields)).toEqual({ size: fields.size + 8, path });
  });
});

describe('createQrFile', () => {
  it('creates a standalone file and escapes the name', () => {
    const file = createQrFile({ size: 9, path: 'M4 4h1v1h-1z' }, 'Cresta <410> & co');
    expect(file).toContain('<title>Cresta &lt;410&gt; &amp; co</title>');
    expect(file).toContain('viewBox="0 0 9 9"');
    expect(file).toContain('<path fill="black" d="M4 4h1v1h-1z"/>');
  });
});
