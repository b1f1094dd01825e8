import { hashUploads, type ContentHashRow } from './contentHashes';

test('each file that is stored gets the SHA-256 of its bytes', async () => {
  const rows = [
    { id: 'a', filename: 'abc.txt' },
    { id: 'b', filename: 'gone.txt' },
    { id: 'c', filename: null },
  ];
  const read = (fileName: string) => Promise.resolve(fileName === 'abc.txt' ? Buffer.from('abc') : null);
  const hashed: ContentHashRow[] = [];
  for await (const row of hashUploads(rows, read)) hashed.push(row);
  expect(hashed).toEqual([
    { id: 'a', hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  ]);
});
