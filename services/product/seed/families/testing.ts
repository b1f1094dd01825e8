import { figure, measure, text, word } from '../lines';
import { createFamily, span } from './createFamily';
import { control, installation, type Installation } from './installation';

export interface TesterFigures {
  points: number;
  /** V DC; AC is two thirds of it */
  voltage: number;
  /** s for 100 points */
  time: number;
  hasComponents: boolean;
  place: Installation;
}

/** Testers for cables and harnesses. */
export const tester = createFamily<TesterFigures>({
  id: 'tester',
  tell: ({ points, voltage }) => [`${points} × ${voltage} V`, `${points} × ${voltage} V`],
  lines: (f) => [
    ...figure('quality', 'testPoints', [f.points, f.points * 8]),
    ...figure('quality', 'testVoltageDc', [5, f.voltage], 'volt'),
    ...figure('quality', 'testVoltageAc', [5, Math.round((f.voltage * 2) / 3)], 'volt'),
    ...figure('quality', 'insulationResistance', [1, f.voltage > 500 ? 2000 : 100], 'megaohm'),
    ...figure('quality', 'contactResistance', [f.voltage > 500 ? 1 : 50, 100000], 'milliohm'),
    ...figure('quality', 'testTime', f.time, 'second'),
    ...word('quality', 'componentTest', f.hasComponents ? 'yes' : 'optional'),
    ...control({ programs: 100000, screen: f.points > 100 ? 10.1 : 5, isNetworked: true, barcode: 'yes' }),
    ...installation(f.place),
  ],
  sentences: ({ points, voltage, time }) => ({
    en: `Tests cables and harnesses with ${points} points and more at up to ${voltage} V, 100 points in ${time} seconds.`,
    de: `Prüft Kabel und Kabelsätze mit ${points} und mehr Punkten bei bis zu ${voltage} V, 100 Punkte in ${time} Sekunden.`,
    fr: `Teste câbles et faisceaux avec ${points} points et plus jusqu’à ${voltage} V, 100 points en ${time} secondes.`,
    es: `Verifica cables y mazos con ${points} puntos o más hasta ${voltage} V, 100 puntos en ${time} segundos.`,
    pt: `Testa cabos e chicotes com ${points} pontos ou mais até ${voltage} V, 100 pontos em ${time} segundos.`,
    cs: `Testuje kabely a svazky s ${points} a více body při napětí až ${voltage} V, 100 bodů za ${time} sekundy.`,
    hu: `Kábeleket és kábelkötegeket tesztel ${points} vagy több ponton, legfeljebb ${voltage} V-on, 100 pontot ${time} másodperc alatt.`,
    ro: `Testează cabluri și cablaje cu ${points} puncte sau mai multe la cel mult ${voltage} V, 100 de puncte în ${time} secunde.`,
    ja: `ケーブルとハーネスを ${points} 点以上、最大 ${voltage} V で検査します。100点を ${time} 秒。`,
    zh: `以最高 ${voltage} V 测试 ${points} 点及以上的电缆和线束，100 点仅需 ${time} 秒。`,
  }),
  capabilities: () => ['testing'],
  drawing: ({ place }) => [
    place.mass > 150 ? 'cabinet' : 'bench',
    'tester',
    ...(place.mass > 150 ? (['tester'] as const) : []),
    'screen',
  ],
});

export interface MarkingFigures {
  outer: readonly [number, number];
  /** mm */
  height: readonly [number, number];
  /** m/s */
  speed: number;
  dpi: number;
  isLaser: boolean;
  place: Installation;
}

/** Printers and lasers that write on wire. */
export const marking = createFamily<MarkingFigures>({
  id: 'marking',
  tell: ({ outer }) => [`Ø ${span(outer)} mm`, `Ø ${outer.map((mm) => (mm / 25.4).toFixed(2)).join('–')} in`],
  lines: (f) => [
    ...measure('wire', 'outerDiameter', 'length', f.outer),
    ...measure('processing', 'characterHeight', 'length', f.height),
    ...measure('processing', 'printSpeed', 'speed', f.speed),
    ...figure('processing', 'printResolution', f.dpi, 'dpi'),
    ...text('processing', 'codes', f.isLaser ? 'DataMatrix, QR' : 'Code 128, DataMatrix, QR'),
    ...control({ programs: 1000, screen: 7 }),
    ...installation(f.place),
  ],
  sentences: ({ outer, height, speed }) => ({
    en: `Marks wire of ${span(outer)} mm with characters of ${span(height)} mm at up to ${speed} m/s.`,
    de: `Markiert Leitungen von ${span(outer)} mm mit Zeichen von ${span(height)} mm bei bis zu ${speed} m/s.`,
    fr: `Marque des fils de ${span(outer)} mm avec des caractères de ${span(height)} mm jusqu’à ${speed} m/s.`,
    es: `Marca cables de ${span(outer)} mm con caracteres de ${span(height)} mm hasta ${speed} m/s.`,
    pt: `Marca fios de ${span(outer)} mm com caracteres de ${span(height)} mm até ${speed} m/s.`,
    cs: `Značí vodiče ${span(outer)} mm znaky vysokými ${span(height)} mm rychlostí až ${speed} m/s.`,
    hu: `${span(outer)} mm-es vezetékeket jelöl ${span(height)} mm magas karakterekkel, legfeljebb ${speed} m/s sebességgel.`,
    ro: `Marchează fire de ${span(outer)} mm cu caractere de ${span(height)} mm la cel mult ${speed} m/s.`,
    ja: `${span(outer)} mm の電線に ${span(height)} mm の文字を最大 ${speed} m/s で印字します。`,
    zh: `以最高 ${speed} m/s 的速度在 ${span(outer)} mm 的电线上打印 ${span(height)} mm 高的字符。`,
  }),
  capabilities: () => ['marking'],
  drawing: ({ isLaser }) => ['bench', 'belt', isLaser ? 'laser' : 'printer', 'belt', 'screen'],
});

export interface FeedingFigures {
  outer: readonly [number, number];
  /** kg */
  drum: number;
  /** mm */
  drumDiameter: number;
  speed: number;
  /** m; 0 for machines that take up */
  buffer: number;
  place: Installation;
}

/** What stands before and after a machine: prefeeders, coilers. */
export const feeding = createFamily<FeedingFigures>({
  id: 'feeding',
  tell: ({ drum }) => [`${drum} kg`, `${Math.round(drum / 0.45359237)} lb`],
  lines: (f) => [
    ...measure('wire', 'outerDiameter', 'length', f.outer),
    ...measure('processing', f.buffer > 0 ? 'drumDiameter' : 'coilDiameter', 'length', f.drumDiameter),
    ...measure('processing', 'drumMass', 'mass', f.drum),
    ...measure('processing', 'feedSpeed', 'speed', f.speed),
    ...(f.buffer > 0
      ? [
          ...measure('processing', 'buffer', 'longLength', f.buffer),
          ...measure('processing', 'acceleration', 'acceleration', f.speed * 2),
        ]
      : figure('processing', 'cycleTime', 4, 'second')),
    ...control({ programs: 20, screen: 4.3 }),
    ...installation(f.place),
  ],
  sentences: ({ drum, speed, buffer }) =>
    buffer > 0
      ? {
          en: `Feeds wire from drums of up to ${drum} kg at ${speed} m/s, with ${buffer} m in the buffer.`,
          de: `Führt Leitungen von Trommeln bis ${drum} kg mit ${speed} m/s zu, mit ${buffer} m im Speicher.`,
          fr: `Amène le fil de tourets jusqu’à ${drum} kg à ${speed} m/s, avec ${buffer} m dans l’accumulateur.`,
          es: `Alimenta cable de bobinas de hasta ${drum} kg a ${speed} m/s, con ${buffer} m en el acumulador.`,
          pt: `Alimenta fio de bobinas até ${drum} kg a ${speed} m/s, com ${buffer} m no acumulador.`,
          cs: `Podává vodič z cívek do ${drum} kg rychlostí ${speed} m/s, v zásobníku je ${buffer} m.`,
          hu: `Legfeljebb ${drum} kg-os dobokról adagol vezetéket ${speed} m/s sebességgel, ${buffer} m tárolóval.`,
          ro: `Alimentează fir de pe tamburi de până la ${drum} kg cu ${speed} m/s, cu ${buffer} m în acumulator.`,
          ja: `最大 ${drum} kg のドラムから ${speed} m/s で送り出し、${buffer} m を蓄えます。`,
          zh: `从最重 ${drum} kg 的线盘以 ${speed} m/s 送线，缓存 ${buffer} m。`,
        }
      : {
          en: `Takes up finished wire in coils of up to ${drum} kg at ${speed} m/s.`,
          de: `Nimmt fertige Leitungen in Ringen bis ${drum} kg mit ${speed} m/s auf.`,
          fr: `Enroule les fils finis en couronnes jusqu’à ${drum} kg à ${speed} m/s.`,
          es: `Recoge el cable acabado en rollos de hasta ${drum} kg a ${speed} m/s.`,
          pt: `Recolhe o fio acabado em rolos até ${drum} kg a ${speed} m/s.`,
          cs: `Navíjí hotové vodiče do svitků do ${drum} kg rychlostí ${speed} m/s.`,
          hu: `A kész vezetéket legfeljebb ${drum} kg-os tekercsekbe szedi ${speed} m/s sebességgel.`,
          ro: `Preia firul finit în colaci de până la ${drum} kg cu ${speed} m/s.`,
          ja: `加工済み電線を ${speed} m/s で最大 ${drum} kg のコイルに巻き取ります。`,
          zh: `以 ${speed} m/s 将成品线收成最重 ${drum} kg 的线圈。`,
        },
  capabilities: ({ buffer }) => (buffer > 0 ? ['feeding'] : ['coiling']),
  drawing: ({ buffer }) => (buffer > 0 ? ['floor', 'drum', 'dancer'] : ['floor', 'belt', 'coil']),
});
