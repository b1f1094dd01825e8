import { figure, measure, text, word } from '../lines';
import { createFamily, romanianDe, span } from './createFamily';
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
  describe: ({ points, voltage }) => [`${points} × ${voltage} V`, `${points} × ${voltage} V`],
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
  sentences: ({ least, most, widest }) => {
    const points = least((one) => one.points);
    const voltage = most((one) => one.voltage);
    const time = span(widest((one) => one.time));
    return {
      en: `Tests cables and harnesses with ${points} points and more at up to ${voltage} V, 100 points in ${time} seconds.`,
      de: `Prüft Kabel und Kabelsätze mit ${points} und mehr Punkten bei bis zu ${voltage} V, 100 Punkte in ${time} Sekunden.`,
      fr: `Teste câbles et faisceaux avec ${points} points et plus jusqu’à ${voltage} V, 100 points en ${time} secondes.`,
      es: `Verifica cables y mazos con ${points} puntos o más hasta ${voltage} V, 100 puntos en ${time} segundos.`,
      pt: `Testa cabos e chicotes com ${points} pontos ou mais até ${voltage} V, 100 pontos em ${time} segundos.`,
      cs: `Testuje kabely a svazky s ${points} a více body při napětí až ${voltage} V, 100 bodů za ${time} s.`,
      hu: `Kábeleket és kábelkötegeket tesztel ${points} vagy több ponton, legfeljebb ${voltage} V-on, 100 pontot ${time} másodperc alatt.`,
      ro: `Testează cabluri și cablaje cu ${points} ${romanianDe(points)}puncte sau mai multe la cel mult ${voltage} V, 100 de puncte în ${time} s.`,
      ja: `ケーブルとハーネスを${points}点以上、最大${voltage} Vで検査します。100点を${time}秒。`,
      zh: `以最高 ${voltage} V 测试 ${points} 点及以上的电缆和线束，100 点仅需 ${time} 秒。`,
    };
  },
  capabilities: () => ['testing'],
  drawing: ({ place, points, voltage, hasComponents }) => ({
    type: 'tester',
    size: place.size,
    points,
    voltage,
    hasComponents,
  }),
});

export interface MicrographFigures {
  /** s for one section */
  time: number;
  place: Installation;
}

/** Laboratories that cut a crimp, polish it and measure its section. */
export const micrograph = createFamily<MicrographFigures>({
  id: 'micrograph',
  describe: ({ time }) => [`${time} s`, `${time} s`],
  lines: (f) => [
    ...figure('processing', 'cycleTime', f.time, 'second'),
    ...measure('quality', 'crimpHeightResolution', 'length', 0.001),
    ...word('quality', 'pullTest', 'no'),
    ...control({ programs: 5000, screen: 15.6, isNetworked: true, barcode: 'yes' }),
    ...installation(f.place),
  ],
  sentences: ({ widest }) => {
    const time = span(widest((one) => one.time));
    return {
      en: `Prepares and measures the section of a crimp in ${time} seconds.`,
      de: `Bereitet das Schliffbild eines Crimps in ${time} Sekunden auf und vermisst es.`,
      fr: `Prépare et mesure la coupe d’un sertissage en ${time} secondes.`,
      es: `Prepara y mide la sección de un crimpado en ${time} segundos.`,
      pt: `Prepara e mede a seção de uma crimpagem em ${time} segundos.`,
      cs: `Připraví a změří výbrus krimpu za ${time} s.`,
      hu: `${time} másodperc alatt elkészíti és kiméri a krimpelés csiszolatát.`,
      ro: `Pregătește și măsoară secțiunea unei sertizări în ${time} s.`,
      ja: `圧着断面を${time}秒で作製し、測定します。`,
      zh: `在 ${time} 秒内制备并测量压接断面。`,
    };
  },
  capabilities: () => ['testing', 'quality-monitoring'],
  drawing: ({ place }) => ({ type: 'micrograph', size: place.size }),
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
  describe: ({ outer }) => [
    `Ø ${span(outer)} mm`,
    `Ø ${outer.map((mm) => (mm / 25.4).toFixed(2)).join('–')} in`,
  ],
  lines: (f) => [
    ...measure('wire', 'outerDiameter', 'length', f.outer),
    ...measure('processing', 'characterHeight', 'length', f.height),
    ...measure('processing', 'printSpeed', 'speed', f.speed),
    ...figure('processing', 'printResolution', f.dpi, 'dpi'),
    ...text('processing', 'codes', f.isLaser ? 'DataMatrix, QR' : 'Code 128, DataMatrix, QR'),
    ...control({ programs: 1000, screen: 7 }),
    ...installation(f.place),
  ],
  sentences: ({ most, widest }) => {
    const outer = span(widest((one) => one.outer));
    const height = span(widest((one) => one.height));
    const speed = most((one) => one.speed);
    return {
      en: `Marks wire of ${outer} mm with characters of ${height} mm at up to ${speed} m/s.`,
      de: `Markiert Leitungen von ${outer} mm mit Zeichen von ${height} mm bei bis zu ${speed} m/s.`,
      fr: `Marque des fils de ${outer} mm avec des caractères de ${height} mm jusqu’à ${speed} m/s.`,
      es: `Marca cables de ${outer} mm con caracteres de ${height} mm hasta ${speed} m/s.`,
      pt: `Marca fios de ${outer} mm com caracteres de ${height} mm até ${speed} m/s.`,
      cs: `Značí vodiče ${outer} mm znaky vysokými ${height} mm rychlostí až ${speed} m/s.`,
      hu: `${outer} mm-es vezetékeket jelöl ${height} mm magas karakterekkel, legfeljebb ${speed} m/s sebességgel.`,
      ro: `Marchează fire de ${outer} mm cu caractere de ${height} mm la cel mult ${speed} m/s.`,
      ja: `${outer} mmの電線に${height} mmの文字を最大${speed} m/sで印字します。`,
      zh: `以最高 ${speed} m/s 的速度在 ${outer} mm 的电线上打印 ${height} mm 高的字符。`,
    };
  },
  capabilities: () => ['marking'],
  drawing: ({ place, isLaser, speed }) => ({
    type: 'marking',
    size: place.size,
    method: isLaser ? 'laser' : speed < 0.5 ? 'thermal' : 'inkjet',
  }),
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

/** Machines before and after another: prefeeders, coilers. */
export const feeding = createFamily<FeedingFigures>({
  id: 'feeding',
  describe: ({ drum }) => [`${drum} kg`, `${Math.round(drum / 0.45359237)} lb`],
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
  sentences: ({ most }) => {
    const drum = most((one) => one.drum);
    const speed = most((one) => one.speed);
    const buffer = most((one) => one.buffer);
    return buffer > 0
      ? {
          en: `Feeds wire from drums of up to ${drum} kg at up to ${speed} m/s, with ${buffer} m in the buffer.`,
          de: `Führt Leitungen von Trommeln bis ${drum} kg mit bis zu ${speed} m/s zu, mit ${buffer} m im Speicher.`,
          fr: `Amène le fil de tourets jusqu’à ${drum} kg, à ${speed} m/s au plus, avec ${buffer} m dans l’accumulateur.`,
          es: `Alimenta cable de bobinas de hasta ${drum} kg, a un máximo de ${speed} m/s, con ${buffer} m en el acumulador.`,
          pt: `Alimenta fio de bobinas até ${drum} kg a no máximo ${speed} m/s, com ${buffer} m no acumulador.`,
          cs: `Podává vodič z cívek do ${drum} kg rychlostí až ${speed} m/s, v zásobníku je ${buffer} m.`,
          hu: `Legfeljebb ${drum} kg-os dobokról adagol vezetéket legfeljebb ${speed} m/s sebességgel, ${buffer} m tárolóval.`,
          ro: `Alimentează fir de pe tamburi de până la ${drum} kg cu cel mult ${speed} m/s, cu ${buffer} m în acumulator.`,
          ja: `最大${drum} kgのドラムから最高${speed} m/sで送り出し、${buffer} mを蓄えます。`,
          zh: `从最重 ${drum} kg 的线盘以最高 ${speed} m/s 送线，缓存 ${buffer} m。`,
        }
      : {
          en: `Takes up finished wire in coils of up to ${drum} kg at up to ${speed} m/s.`,
          de: `Nimmt fertige Leitungen in Ringen bis ${drum} kg mit bis zu ${speed} m/s auf.`,
          fr: `Enroule les fils finis en couronnes jusqu’à ${drum} kg, à ${speed} m/s au plus.`,
          es: `Recoge el cable acabado en rollos de hasta ${drum} kg, a un máximo de ${speed} m/s.`,
          pt: `Recolhe o fio acabado em rolos até ${drum} kg a no máximo ${speed} m/s.`,
          cs: `Navíjí hotové vodiče do svitků do ${drum} kg rychlostí až ${speed} m/s.`,
          hu: `A kész vezetéket legfeljebb ${drum} kg-os tekercsekbe szedi, legfeljebb ${speed} m/s sebességgel.`,
          ro: `Preia firul finit în colaci de până la ${drum} kg cu cel mult ${speed} m/s.`,
          ja: `加工済み電線を最高${speed} m/sで最大${drum} kgのコイルに巻き取ります。`,
          zh: `以最高 ${speed} m/s 将成品线收成最重 ${drum} kg 的线圈。`,
        };
  },
  capabilities: ({ buffer }) => (buffer > 0 ? ['feeding'] : ['coiling']),
  drawing: ({ place, buffer, drum, drumDiameter }) =>
    buffer > 0
      ? { type: 'feeding', size: place.size, drum, drumDiameter }
      : { type: 'coiling', size: place.size, coilDiameter: drumDiameter },
});
