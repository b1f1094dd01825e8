import { createFileValidators, decideConditional } from './decideConditional';

const file = { id: '42', filesize: 1000, updatedAt: '2026-11-20T10:11:12.345Z' };
const validators = createFileValidators(file);
const { etag, lastModified = '' } = validators;
const notModified = { kind: 'notModified' };
const whole = { kind: 'send' };
const part = { kind: 'send', range: 'bytes=0-9' };

describe('createFileValidators', () => {
  it('changes if and only if the file changes', () => {
    expect(createFileValidators({ ...file })).toEqual(validators);
    for (const other of [{ id: '43' }, { filesize: 1001 }, { updatedAt: '2026-11-20T10:11:12.346Z' }])
      expect(createFileValidators({ ...file, ...other }).etag).not.toBe(etag);
  });
  it('has no date if the service provides none', () => {
    expect(createFileValidators({ ...file, updatedAt: null })).toEqual({ etag: '"42--rs"' });
  });
});

describe('decideConditional (RFC 9110, 13 and 14)', () => {
  it.each<[string, Record<string, string>, object]>([
    ['nothing', {}, whole],
    ['the copy is good', { 'if-none-match': etag }, notModified],
    ['one of several copies', { 'if-none-match': `"x", W/${etag}` }, notModified],
    ['any copy', { 'if-none-match': '*' }, notModified],
    ['an old copy', { 'if-none-match': '"x"' }, whole],
    ['the tag before the date', { 'if-none-match': '"x"', 'if-modified-since': lastModified }, whole],
    ['a copy of that time', { 'if-modified-since': lastModified }, notModified],
    ['an older copy', { 'if-modified-since': 'Thu, 19 Nov 2026 00:00:00 GMT' }, whole],
    ['an invalid date', { 'if-modified-since': 'soon' }, whole],
    ['a part', { range: 'bytes=0-9' }, part],
    ['the end', { range: 'bytes=-5' }, { kind: 'send', range: 'bytes=-5' }],
    ['from somewhere on', { range: 'bytes=5-' }, { kind: 'send', range: 'bytes=5-' }],
    ['several parts: the whole', { range: 'bytes=0-1,3-4' }, whole],
    ['another unit: the whole', { range: 'pages=1-2' }, whole],
    ['no part at all: the whole', { range: 'bytes=-' }, whole],
    ['a part of this version', { range: 'bytes=0-9', 'if-range': etag }, part],
    ['a part of this time', { range: 'bytes=0-9', 'if-range': lastModified }, part],
    ['a part of another version: the whole', { range: 'bytes=0-9', 'if-range': '"x"' }, whole],
    ['a weak tag names no bytes: the whole', { range: 'bytes=0-9', 'if-range': `W/${etag}` }, whole],
  ])('%s', (_name, headers, expected) => {
    expect(decideConditional(new Headers(headers), validators)).toEqual(expected);
  });
});
