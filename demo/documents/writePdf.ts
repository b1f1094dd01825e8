/** A small PDF writer: one language, headings, paragraphs, lists and tables, tagged so that it reads aloud in order. */

export type Block =
  | { kind: 'h1' | 'h2' | 'p' | 'li'; text: string }
  | {
      kind: 'table';
      columns: readonly number[];
      head: readonly string[];
      rows: readonly (readonly string[])[];
    };

/** Languages whose letters the standard fonts of PDF have. */
export const paperLanguages = ['en', 'de', 'fr', 'es'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

export interface Paper {
  readonly title: string;
  readonly language: PaperLanguage;
  readonly author: string;
  readonly blocks: readonly Block[];
}

const page = { width: 595.28, height: 841.89, left: 62, right: 62, top: 76, bottom: 72 };
const sizes = { h1: 22, h2: 13.5, p: 10.2, li: 10.2, cell: 9.4, foot: 8 };
/** Widths of Helvetica in thousandths for the signs 32 to 126. */
const helvetica =
  '278278355556556889667191333333389584278333278278556556556556556556556556556556278278584584584556' +
  '1015667667722722667611778722278500667556833722778667778722667611722667944667667611278278278469556' +
  '333556556500556556278556556222222500222833556556556556333500278556500722500500500334260334584';
const widths: number[] = [];
for (let index = 0; index < helvetica.length;) {
  const length = helvetica.startsWith('1015', index) ? 4 : 3;
  widths.push(Number(helvetica.slice(index, index + length)));
  index += length;
}
const widthOf = (text: string, size: number, isBold: boolean): number =>
  ([...text].reduce((sum, sign) => sum + (widths[sign.charCodeAt(0) - 32] ?? 556), 0) *
    size *
    (isBold ? 1.06 : 1)) /
  1000;

/** WinAnsi differs from Latin 1 only between 0x80 and 0x9f. */
const winAnsi: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '„': 0x84,
  '‰': 0x89,
};
/** Signs that the fonts lack, and how the trade writes them without. */
const written: Record<string, string> = { '″': '"', Ω: 'Ohm', '’': "'", '\u202f': '\u00a0' };

const encode = (text: string): string =>
  [...text.replace(/[″Ω\u202f]/g, (sign) => written[sign] ?? sign)]
    .map((sign) => {
      const code = winAnsi[sign] ?? sign.charCodeAt(0);
      if (code > 255) throw new Error(`No WinAnsi code for ${sign}`);
      return code > 126 ? `\\${code.toString(8)}` : /[\\()]/.test(sign) ? `\\${sign}` : sign;
    })
    .join('');
const utf16 = (text: string): string =>
  `<FEFF${[...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()).join('')}>`;

const wrap = (text: string, size: number, width: number, isBold: boolean): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size, isBold) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

interface Tag {
  readonly type: string;
  readonly children: (Tag | { readonly page: number; readonly id: number })[];
}

/** The PDF's bytes: PDF 1.7, Helvetica, structure tree, language, title and outline-free navigation by tags. */
export const writePdf = (paper: Paper): Uint8Array => {
  const pages: { commands: string[]; marks: Tag[] }[] = [];
  const root: Tag = { type: 'Document', children: [] };
  let y = 0;
  const turnPage = (): { commands: string[]; marks: Tag[] } => {
    const fresh = {
      commands: ['/Artifact BMC 0.84 0.2 0.17 RG 1.6 w 62 792 m 200 792 l 212 780 l 533.28 780 l S EMC'],
      marks: [],
    };
    pages.push(fresh);
    y = page.height - page.top - 16;
    return fresh;
  };
  let current = turnPage();
  const need = (height: number): void => {
    if (y - height < page.bottom) current = turnPage();
  };
  const put = (tag: Tag, x: number, text: string, size: number, isBold: boolean): void => {
    const id = current.marks.length;
    current.marks.push(tag);
    tag.children.push({ page: pages.length - 1, id });
    current.commands.push(
      `/${tag.type} <</MCID ${id}>> BDC BT /${isBold ? 'F2' : 'F1'} ${size} Tf 0.08 0.09 0.12 rg ${x.toFixed(2)} ${y.toFixed(2)} Td (${encode(text)}) Tj ET EMC`,
    );
  };
  const rule = (weight: number): void => {
    current.commands.push(
      `/Artifact BMC 0.7 G ${weight} w ${page.left} ${(y - 5).toFixed(2)} m ${page.width - page.right} ${(y - 5).toFixed(2)} l S EMC`,
    );
  };
  const inner = page.width - page.left - page.right;
  let list: Tag | undefined;
  for (const block of paper.blocks) {
    if (block.kind === 'table') {
      const table: Tag = { type: 'Table', children: [] };
      root.children.push(table);
      const total = block.columns.reduce((sum, share) => sum + share, 0);
      const addRow = (cells: readonly string[], isHead: boolean): void => {
        need(18);
        const row: Tag = { type: 'TR', children: [] };
        table.children.push(row);
        let x = page.left;
        cells.forEach((text, index) => {
          const width = (inner * (block.columns[index] ?? 1)) / total;
          const cell: Tag = { type: isHead ? 'TH' : 'TD', children: [] };
          row.children.push(cell);
          const isFigure = index > 0 && /^[\d.,\s–-]+$/.test(block.rows[0]?.[index] ?? '');
          put(
            cell,
            isFigure ? x + width - 14 - widthOf(text, sizes.cell, isHead) : x,
            text,
            sizes.cell,
            isHead,
          );
          x += width;
        });
        rule(isHead ? 1 : 0.4);
        y -= 16.5;
      };
      addRow(block.head, true);
      block.rows.forEach((row) => addRow(row, false));
      y -= 10;
      continue;
    }
    const isHeading = block.kind === 'h1' || block.kind === 'h2';
    const size = sizes[block.kind];
    const indent = block.kind === 'li' ? 14 : 0;
    const lines = wrap(block.text, size, inner - indent, isHeading);
    if (block.kind === 'h2') y -= 8;
    need(size * 1.45 * lines.length + (isHeading ? 40 : 0));
    if (block.kind === 'li') {
      if (!list) root.children.push((list = { type: 'L', children: [] }));
      const [label, body]: Tag[] = [
        { type: 'Lbl', children: [] },
        { type: 'LBody', children: [] },
      ];
      if (!label || !body) continue;
      list.children.push({ type: 'LI', children: [label, body] });
      put(label, page.left, '–', size, false);
      lines.forEach((line) => {
        put(body, page.left + indent, line, size, false);
        y -= size * 1.45;
      });
      y -= 2;
      continue;
    }
    list = undefined;
    const tag: Tag = { type: block.kind.toUpperCase(), children: [] };
    root.children.push(tag);
    lines.forEach((line) => {
      put(tag, page.left, line, size, isHeading);
      y -= size * (isHeading ? 1.3 : 1.45);
    });
    y -= block.kind === 'h1' ? 12 : block.kind === 'h2' ? 3 : 7;
  }
  return assemble(paper, pages, root);
};

const assemble = (
  paper: Paper,
  pages: readonly { commands: string[]; marks: Tag[] }[],
  root: Tag,
): Uint8Array => {
  const objects: string[] = [];
  const reserve = (): number => objects.push('');
  const set = (id: number, body: string): void => {
    objects[id - 1] = body;
  };
  const catalog = reserve();
  const tree = reserve();
  const info = reserve();
  const f1 = reserve();
  const f2 = reserve();
  const structure = reserve();
  const parents = reserve();
  const pageIds = pages.map(reserve);
  const tagIds = new Map<Tag, number>();
  const writeTag = (tag: Tag, parent: number): number => {
    const id = reserve();
    tagIds.set(tag, id);
    const kids = tag.children.map((child) =>
      'type' in child
        ? `${writeTag(child, id)} 0 R`
        : `<</Type/MCR/Pg ${pageIds[child.page]} 0 R/MCID ${child.id}>>`,
    );
    const scope = tag.type === 'TH' ? '/A<</O/Table/Scope/Column>>' : '';
    set(id, `<</Type/StructElem/S/${tag.type}/P ${parent} 0 R/K[${kids.join(' ')}]${scope}>>`);
    return id;
  };
  const document = writeTag(root, structure);
  const nums = pages.map(({ commands, marks }, index) => {
    const foot = `/Artifact BMC BT /F1 ${sizes.foot} Tf 0.4 g ${page.left} 44 Td (${encode(`${paper.author} · ${paper.title}`)}) Tj ET BT /F1 ${sizes.foot} Tf ${page.width - page.right - 24} 44 Td (${index + 1} / ${pages.length}) Tj ET EMC`;
    const stream = [...commands, foot].join('\n');
    const content = reserve();
    set(content, `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`);
    set(
      pageIds[index] ?? 0,
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Resources<</Font<</F1 ${f1} 0 R/F2 ${f2} 0 R>>>>/Contents ${content} 0 R/StructParents ${index}/Tabs/S>>`,
    );
    return `${index} [${marks.map((tag) => `${tagIds.get(tag)} 0 R`).join(' ')}]`;
  });
  const font = (name: string): string =>
    `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  set(
    catalog,
    `<</Type/Catalog/Pages ${tree} 0 R/Lang(${paper.language})/MarkInfo<</Marked true>>/StructTreeRoot ${structure} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  set(tree, `<</Type/Pages/Count ${pages.length}/Kids[${pageIds.map((id) => `${id} 0 R`).join(' ')}]>>`);
  set(info, `<</Title ${utf16(paper.title)}/Author ${utf16(paper.author)}>>`);
  set(f1, font('Helvetica'));
  set(f2, font('Helvetica-Bold'));
  set(
    structure,
    `<</Type/StructTreeRoot/K[${document} 0 R]/ParentTree ${parents} 0 R/ParentTreeNextKey ${pages.length}>>`,
  );
  set(parents, `<</Nums[${nums.join(' ')}]>>`);
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
};
