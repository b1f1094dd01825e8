import { normalizePhrase } from '@kmx/contract/text';
import { parseUnit } from '../units/parseUnit';
import { unitOf, type UnitCode } from '../units/unitTable';

import type { WireField } from './readWire';

export interface WireColumn {
  readonly field: WireField;
  /** From 0. */
  readonly index: number;
  /** Unit in the header. */
  readonly unit: UnitCode | undefined;
}

/**
 * Column headers in the eleven languages, without accents. "nombre" is a name in Spanish and a number in French, so it
 * is left out.
 */
const aliases: Record<Exclude<WireField, 'name'>, readonly string[]> = {
  crossSection: [
    ...['cross section', 'crosssection', 'section', 'conductor size', 'wire size', 'gauge', 'wire gauge'],
    ...['awg', 'mm2', 'sqmm', 'qmm', 'kcmil', 'querschnitt', 'leiterquerschnitt', 'aderquerschnitt'],
    ...['prurez', 'prierez', 'seccion', 'seccao', 'secao', 'sectiune', 'sectiunea', 'bitola', 'calibre'],
    ...['keresztmetszet', 'keresztmetszete', '断面積', '截面', '截面积', '線径', '线规'],
  ],
  stripLength: [
    ...['strip', 'strip length', 'stripping', 'stripping length', 'abisolierlange', 'abisolieren'],
    ...['absetzlange', 'delka odizolovani', 'odizolovani', 'dlzka odizolovania', 'odizolovanie'],
    ...['pelado', 'longitud de pelado', 'denudage', 'longueur de denudage', 'degainage', 'blankolas'],
    ...[
      'blankolasi hossz',
      'csupaszitas',
      'csupaszolas',
      'csupaszolasi hossz',
      'decapagem',
      'descascamento',
      'dezizolare',
      'dezizolarii',
    ],
    ...['剥线长度', '剥皮长度', '剥离长度', 'ストリップ', 'ストリップ長', '皮むき', '被覆剥き'],
  ],
  outerDiameter: [
    ...['diameter', 'outer diameter', 'outside diameter', 'od', 'aussendurchmesser', 'durchmesser'],
    ...['prumer', 'vnejsi prumer', 'priemer', 'vonkajsi priemer', 'diametro', 'diametre', 'diametru'],
    ...['diametrul', 'atmero', 'kulso atmero', '外径', '直径'],
  ],
  count: [
    ...['count', 'quantity', 'qty', 'pieces', 'pcs', 'number', 'anzahl', 'menge', 'stuck', 'stuckzahl'],
    ...['pocet', 'mnozstvi', 'mnozstvo', 'ks', 'cantidad', 'quantite', 'darab', 'darabszam'],
    ...['mennyiseg', 'quantidade', 'cantitate', 'numar', 'bucati', '数量', '本数', '件数', '根数'],
  ],
};

/** Treats the column as a name column only if no other alias matches ("wire length" is a length). */
const nameAliases = new Set([
  ...['name', 'id', 'no', 'wire', 'wire name', 'wire id', 'wire no', 'label', 'designation', 'reference'],
  ...['nazev', 'oznaceni', 'vodic', 'oznacenie', 'nazov', 'bezeichnung', 'leitung', 'ader', 'draht', 'nr'],
  ...['denominacion', 'cable', 'hilo', 'nom', 'fil', 'repere', 'nev', 'megnevezes', 'vezetek', 'nome'],
  ...['designacao', 'fio', 'denumire', 'nume', 'fir', '名称', '名前', '電線', '编号', '线号'],
]);

const isIdeographic = (text: string) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(text);

const holds = (head: string, alias: string): boolean =>
  isIdeographic(alias) ? head.includes(alias) : ` ${head} `.includes(` ${alias} `);

const fields = ['crossSection', 'stripLength', 'outerDiameter', 'count'] as const;

const normalizedAliases = fields.flatMap((field) =>
  aliases[field].map((alias) => ({ field, alias: normalizePhrase(alias) })),
);

/** The longest alias wins: "strip length of the outer diameter" is a strip length. */
function fieldOf(head: string): WireField | undefined {
  const found = normalizedAliases
    .filter(({ alias }) => holds(head, alias))
    .reduce<(typeof normalizedAliases)[number] | undefined>(
      (longest, next) => (next.alias.length > (longest?.alias.length ?? 0) ? next : longest),
      undefined,
    );
  return found?.field ?? (nameAliases.has(head) ? 'name' : undefined);
}

/** "[mm²]", "(in)", "（mm²）", "in mm", "/ mm", or the header itself: "AWG". */
function unitOfHead(head: string): UnitCode | undefined {
  const text = head.normalize('NFKC');
  const inBrackets = /[[(]([^\])]+)[\])]\s*$/.exec(text)?.[1]?.trim();
  const atEnd = /(?:^|[\s,/])([^\s,/]+)\s*$/.exec(text)?.[1];
  const code = [inBrackets, atEnd].flatMap((unit) => (unit ? [parseUnit(unit)] : [])).find(Boolean);
  return code && ['crossSection', 'length'].includes(unitOf(code).quantity) ? code : undefined;
}

/** Limits the cost of a header line. */
const maxColumns = 200;
const maxHeadLength = 200;

/** Returns the recognized columns of a header line in order, up to the 200th; a field may occur twice. */
export const findColumns = (heads: readonly string[]): readonly WireColumn[] =>
  heads.slice(0, maxColumns).flatMap((head, index) => {
    const text = head.slice(0, maxHeadLength);
    const field = fieldOf(normalizePhrase(text));
    return field ? [{ field, index, unit: unitOfHead(text) }] : [];
  });
