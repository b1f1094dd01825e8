import { figure, measure, tolerance, word } from '../lines';
import { createFamily, romanianDe, span, formatArea } from './createFamily';
import { control, installation, type Installation } from './installation';

export interface CutStripFigures {
  area: readonly [number, number];
  /** mm */
  outer: readonly [number, number];
  /** m */
  length: number;
  /** mm, left and right end */
  strip: readonly [number, number];
  /** m/s */
  speed: number;
  /** pcs/h at 100 mm */
  rate: number;
  wires: number;
  place: Installation;
  programs: number;
  screen: number;
}

/** Automatic machines that cut wire to length and strip both ends. */
export const cutStrip = createFamily<CutStripFigures>({
  id: 'cut-strip',
  describe: ({ area }) => formatArea(area),
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...measure('wire', 'outerDiameter', 'length', f.outer),
    ...figure('wire', 'wiresAtOnce', f.wires),
    ...measure('processing', 'cutLength', 'longLength', [0.03, f.length]),
    ...tolerance('processing', 'lengthAccuracy', 'length', f.speed > 3 ? 1 : 0.5),
    ...measure('processing', 'stripLengthLeft', 'length', [0.5, f.strip[0]]),
    ...measure('processing', 'stripLengthRight', 'length', [0.5, f.strip[1]]),
    ...measure('processing', 'feedSpeed', 'speed', f.speed),
    ...figure('processing', 'throughput', f.rate, 'piecesPerHour'),
    ...figure('processing', 'stripSteps', f.programs > 500 ? 9 : 3),
    ...measure('processing', 'scrapPerChange', 'length', f.screen > 5 ? 180 : 260),
    ...figure('processing', 'changeoverTime', f.screen > 5 ? 1.5 : 4, 'minute'),
    ...word('quality', 'forceMonitoring', 'no'),
    ...control({ programs: f.programs, screen: f.screen, isNetworked: f.screen > 5 }),
    ...installation(f.place),
  ],
  sentences: ({ most, widest }) => {
    const [mm2, awg] = formatArea(widest(({ area }) => area));
    const length = most((one) => one.length);
    const rate = most((one) => one.rate);
    const range = `${mm2} (${awg})`;
    return {
      en: `Cuts wire of ${range} to lengths up to ${length} m and strips both ends, up to ${rate} pieces an hour.`,
      de: `Längt Leitungen von ${range} bis ${length} m ab und isoliert beide Enden ab, bis ${rate} Stück pro Stunde.`,
      fr: `Coupe des fils de ${range} jusqu’à ${length} m et dénude les deux extrémités, jusqu’à ${rate} pièces par heure.`,
      es: `Corta cables de ${range} hasta ${length} m y pela ambos extremos, hasta ${rate} piezas por hora.`,
      pt: `Corta fios de ${range} até ${length} m e decapa as duas extremidades, até ${rate} peças por hora.`,
      cs: `Stříhá vodiče ${range} na délky do ${length} m a odizoluje oba konce, až ${rate} kusů za hodinu.`,
      hu: `${range} vezetékeket vág legfeljebb ${length} m hosszra, és mindkét végüket csupaszolja, óránként akár ${rate} darabot.`,
      ro: `Taie fire de ${range} la lungimi de până la ${length} m și dezizolează ambele capete, până la ${rate} ${romanianDe(rate)}bucăți pe oră.`,
      ja: `${range}の電線を最長${length} mに切断し、両端をストリップします。毎時最大${rate}本。`,
      zh: `将 ${range} 的电线裁切至最长 ${length} m，并剥除两端绝缘，每小时最多 ${rate} 件。`,
    };
  },
  capabilities: () => ['cutting', 'stripping', 'feeding'],
  drawing: ({ place, wires, outer, strip, screen }) => ({
    type: 'cutStrip',
    size: place.size,
    isFloor: place.mass > 150,
    wires,
    outer: outer[1],
    strip: strip[0],
    screen,
    hasAir: place.air !== undefined,
  }),
});

export interface CableStripFigures {
  outer: readonly [number, number];
  area: readonly [number, number];
  /** mm */
  strip: number;
  /** s */
  cycle: number;
  steps: number;
  /** rpm; 0 without a rotary head */
  rotation: number;
  place: Installation;
  programs: number;
  screen: number;
}

/** Bench machines that strip the ends of cables: single wires, coaxial, several layers. */
export const cableStrip = createFamily<CableStripFigures>({
  id: 'cable-strip',
  describe: ({ outer }) => [
    `Ø ${span(outer)} mm`,
    `Ø ${outer.map((mm) => (mm / 25.4).toFixed(2)).join('–')} in`,
  ],
  lines: (f) => [
    ...measure('wire', 'outerDiameter', 'length', f.outer),
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...measure('processing', 'stripLength', 'length', [1, f.strip]),
    ...tolerance('processing', 'lengthAccuracy', 'length', 0.1),
    ...figure('processing', 'stripSteps', f.steps),
    ...figure('processing', 'cycleTime', f.cycle, 'second'),
    ...figure('processing', 'throughput', Math.round(3600 / (f.cycle + 2.5) / 10) * 10, 'piecesPerHour'),
    ...(f.rotation > 0 ? figure('processing', 'rotarySpeed', [500, f.rotation], 'rpm') : []),
    ...measure('processing', 'incisionResolution', 'length', 0.01),
    ...word('processing', 'foilRemoval', f.steps > 5 ? 'optional' : 'no'),
    ...control({ programs: f.programs, screen: f.screen }),
    ...installation(f.place),
  ],
  sentences: ({ most, widest }) => {
    const size = `${span(widest(({ outer }) => outer))} mm`;
    const cycle = span(widest((one) => one.cycle));
    const steps = most((one) => one.steps);
    const isOne = steps === 1;
    return {
      en: `Strips the ends of cables with an outer diameter of ${size} in ${isOne ? 'one step' : `up to ${steps} steps`}, in ${cycle} seconds.`,
      de: `Isoliert Kabelenden mit einem Aussendurchmesser von ${size} in ${isOne ? 'einer Stufe' : `bis zu ${steps} Stufen`} ab, in ${cycle} Sekunden.`,
      fr: `Dénude les extrémités de câbles d’un diamètre extérieur de ${size} en ${isOne ? 'une étape' : `${steps} étapes au plus`}, en ${cycle} secondes.`,
      es: `Pela extremos de cables con un diámetro exterior de ${size} en ${isOne ? 'una etapa' : `hasta ${steps} etapas`}, en ${cycle} segundos.`,
      pt: `Decapa extremidades de cabos com diâmetro externo de ${size} em ${isOne ? 'uma etapa' : `até ${steps} etapas`}, em ${cycle} segundos.`,
      cs: `Odizoluje konce kabelů s vnějším průměrem ${size} ${isOne ? 'v jednom stupni' : `až v ${steps} stupních`}, za ${cycle} s.`,
      hu: `${size} külső átmérőjű kábelek végét csupaszolja ${isOne ? 'egy' : `legfeljebb ${steps}`} lépésben, ${cycle} másodperc alatt.`,
      ro: `Dezizolează capete de cabluri cu diametrul exterior de ${size} ${isOne ? 'într-o treaptă' : `în cel mult ${steps} trepte`}, în ${cycle} s.`,
      ja: `外径${size}のケーブル端末を${isOne ? '' : '最大'}${steps}段、${cycle}秒でストリップします。`,
      zh: `在 ${cycle} 秒内对外径 ${size} 的电缆端部进行${isOne ? ' ' : '最多 '}${steps} 层剥线。`,
    };
  },
  capabilities: ({ steps }) => (steps > 3 ? ['stripping', 'coaxial-stripping'] : ['stripping']),
  drawing: ({ place, rotation, steps, outer, screen, strip }) => ({
    type: 'cableStrip',
    size: place.size,
    isRotary: rotation > 0,
    steps,
    outer: outer[1],
    screen,
    strip,
  }),
});
