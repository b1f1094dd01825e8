import { jpeg, png } from '../testing/pictures';
import { decideName } from './decideName';
import { decideType } from './decideType';

const bytes = (hex: string, text = ''): Buffer => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(text)]);
const box = (brand: string): Buffer => bytes('00000018', `ftyp${brand}\0\0\0\0${brand}mif1`);
const script = '<script>alert(1)</script>';

test.each([
  ['a PNG', png, 'image/png'],
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a GIF', bytes('', 'GIF89a\u0001\0\u0001\0'), 'image/gif'],
  ['a WebP', bytes('', 'RIFF\u0020\0\0\0WEBPVP8 '), 'image/webp'],
  ['an AVIF', box('avif'), 'image/avif'],
  ['a HEIC', box('heic'), 'image/heic'],
  ['an MP4', box('isom'), 'video/mp4'],
  ['a QuickTime film', box('qt  '), 'video/quicktime'],
  ['a WebM', bytes('1a45dfa39f4286810142f7810142f2810442f381084282847765626d'), 'video/webm'],
  ['a program', bytes('4d5a90000300000004000000ffff0000'), null],
  ['a program for Linux', bytes('7f454c4602010100'), null],
  ['a shell script', bytes('', '#!/bin/sh\nrm -rf ~\n'), null],
  ['a page', bytes('', `<!doctype html>${script}`), null],
  ['a drawing with a script', bytes('', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), null],
  ['a drawing behind a prolog', bytes('', `<?xml version="1.0"?><svg>${script}</svg>`), null],
  ['a page that begins as a GIF', bytes('', `GIF89a/*${script}*/=1;`), null],
  ['a JPEG with a script in its comment', Buffer.concat([jpeg, bytes('fffe0020', script)]), null],
  ['a page with a JPEG behind', Buffer.concat([bytes('', '<html>'), jpeg]), null],
  ['a PDF', bytes('', '%PDF-1.7'), null],
  ['a ZIP', bytes('504b0304140000000800'), null],
  ['text', bytes('', 'only words'), null],
  ['one byte', bytes('ff'), null],
])('"by content and not by name": %s is %#', async (_, head, mimeType) => {
  expect((await decideType(head))?.mimeType ?? null).toBe(mimeType);
});

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\fakepath\\Foto 1.jpg', 'Foto 1.jpg'],
  ['a\r\nb\u0000.jpg', 'a b .jpg'],
  ['photo\u202egpj.exe', 'photogpj.exe.jpg'],
  ['photo.JPEG', 'photo.JPEG'],
  ['photo.heic', 'photo.heic'],
  ['page.html', 'page.html.jpg'],
  ['run.bat.', 'run.bat..jpg'],
  ['IMG_0001', 'IMG_0001.jpg'],
  ['圧着.jpg', '圧着.jpg'],
  ['..', 'file.jpg'],
  ['', 'file.jpg'],
  [undefined, 'file.jpg'],
  [`${'é'.repeat(300)}.jpeg`, `${'é'.repeat(195)}.jpeg`],
])('the name %j becomes %j', (given, name) => {
  expect(decideName(given, 'jpg')).toBe(name);
});
