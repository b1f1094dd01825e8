import { figure, measure, tolerance, word } from '../lines';
import { createFamily, romanianDe, span, formatArea } from './createFamily';
import { control, installation, type Installation } from './installation';

export interface TwistFigures {
  area: readonly [number, number];
  /** m */
  length: readonly [number, number];
  lay: readonly [number, number];
  /** rpm */
  rotation: number;
  rate: number;
  place: Installation;
}

/** Machines that twist two wires into a pair. */
export const twist = createFamily<TwistFigures>({
  id: 'twist',
  describe: ({ length }) => [
    `${span(length)} m`,
    `${length.map((m) => (m / 0.3048).toFixed(1)).join('–')} ft`,
  ],
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...figure('wire', 'wiresAtOnce', 2),
    ...measure('processing', 'twistLength', 'longLength', f.length),
    ...measure('processing', 'layLength', 'length', f.lay),
    ...tolerance('quality', 'lengthAccuracy', 'length', 2),
    ...measure('processing', 'openEnds', 'length', [15, 60]),
    ...figure('processing', 'twistSpeed', f.rotation, 'rpm'),
    ...figure('processing', 'throughput', f.rate, 'pairsPerHour'),
    ...figure('processing', 'changeoverTime', 5, 'minute'),
    ...control({ programs: 2000, screen: 12.1, isNetworked: true }),
    ...installation(f.place),
  ],
  sentences: ({ most, widest }) => {
    const range = formatArea(widest(({ area }) => area)).join(' / ');
    const length = span(widest((one) => one.length));
    const rate = most((one) => one.rate);
    return {
      en: `Twists pairs of wire of ${range} with lengths of ${length} m, up to ${rate} pairs an hour.`,
      de: `Verdrillt Paare von Leitungen von ${range} mit Längen von ${length} m, bis ${rate} Paare pro Stunde.`,
      fr: `Torsade des paires de fils de ${range} de ${length} m, jusqu’à ${rate} paires par heure.`,
      es: `Trenza pares de cables de ${range} con longitudes de ${length} m, hasta ${rate} pares por hora.`,
      pt: `Torce pares de fios de ${range} com comprimentos de ${length} m, até ${rate} pares por hora.`,
      cs: `Kroutí páry vodičů ${range} v délkách ${length} m, až ${rate} párů za hodinu.`,
      hu: `${range} vezetékpárokat sodor ${length} m hosszban, óránként akár ${rate} párt.`,
      ro: `Torsadează perechi de fire de ${range} cu lungimi de ${length} m, până la ${rate} ${romanianDe(rate)}perechi pe oră.`,
      ja: `${range}の電線を${length} mの長さのツイストペアにします。毎時最大${rate}対。`,
      zh: `将 ${range} 的电线绞合成长度 ${length} m 的线对，每小时最多 ${rate} 对。`,
    };
  },
  capabilities: () => ['twisting', 'quality-monitoring'],
  drawing: ({ place, rotation }) => ({
    type: 'twist',
    size: place.size,
    isFloor: place.mass > 500,
    rotation,
  }),
});

export interface HarnessFigures {
  area: readonly [number, number];
  /** Housings in one cycle; 0 when it does not load blocks. */
  housings: number;
  /** mm; of the bundle that is taped, or null */
  bundle: readonly [number, number] | null;
  rate: number;
  place: Installation;
}

/** Machines that make harnesses of single wires: loading connector blocks, taping bundles. */
export const harness = createFamily<HarnessFigures>({
  id: 'harness',
  describe: ({ housings, bundle, area }) => {
    if (bundle)
      return [`Ø ${span(bundle)} mm`, `Ø ${bundle.map((mm) => (mm / 25.4).toFixed(2)).join('–')} in`];
    const [metric, imperial] = formatArea(area);
    return [`${metric}, ${housings} ×`, `${imperial}, ${housings} ×`];
  },
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...(f.housings > 0
      ? [
          ...figure('processing', 'housings', f.housings),
          ...measure('quality', 'insertionForce', 'smallForce', [5, 120]),
          ...tolerance('quality', 'insertionAccuracy', 'length', 0.05),
          ...word('quality', 'pullTest', 'integrated'),
        ]
      : []),
    ...(f.bundle
      ? [
          ...measure('processing', 'bundleDiameter', 'length', f.bundle),
          ...measure('processing', 'tapeWidth', 'length', [9, 25]),
          ...figure('processing', 'overlap', [0, 75], 'percent'),
        ]
      : []),
    ...figure('processing', 'throughput', f.rate, 'piecesPerHour'),
    ...figure('processing', 'changeoverTime', f.housings > 0 ? 12 : 1, 'minute'),
    ...control({ programs: 5000, screen: f.housings > 0 ? 21.5 : 7, isNetworked: f.housings > 0 }),
    ...installation(f.place),
  ],
  sentences: ({ most, widest }) => {
    const housings = most((one) => one.housings);
    const bundle = span(widest((one) => one.bundle ?? 0));
    const rate = most((one) => one.rate);
    return housings === 0
      ? {
          en: `Wraps bundles of ${bundle} mm in tape, with an even overlap.`,
          de: `Umwickelt Bündel von ${bundle} mm mit Band, mit gleichmässiger Überlappung.`,
          fr: `Enrubanne des faisceaux de ${bundle} mm avec un recouvrement régulier.`,
          es: `Encinta mazos de ${bundle} mm con un solape uniforme.`,
          pt: `Envolve feixes de ${bundle} mm em fita, com sobreposição uniforme.`,
          cs: `Ovíjí svazky ${bundle} mm páskou s rovnoměrným překrytím.`,
          hu: `${bundle} mm-es kötegeket szalagoz egyenletes átfedéssel.`,
          ro: `Înfășoară fascicule de ${bundle} mm cu bandă, cu suprapunere uniformă.`,
          ja: `${bundle} mmの束を均一な重ねでテープ巻きします。`,
          zh: `以均匀的重叠率为 ${bundle} mm 的线束缠绕胶带。`,
        }
      : {
          en: `Loads up to ${housings} connector housings in one cycle with crimped wires, up to ${rate} wires an hour.`,
          de: `Bestückt bis zu ${housings} Steckergehäuse je Zyklus mit gecrimpten Leitungen, bis ${rate} Leitungen pro Stunde.`,
          fr: `Garnit jusqu’à ${housings} boîtiers par cycle de fils sertis, jusqu’à ${rate} fils par heure.`,
          es: `Carga hasta ${housings} carcasas por ciclo con cables crimpados, hasta ${rate} cables por hora.`,
          pt: `Carrega até ${housings} caixas por ciclo com fios crimpados, até ${rate} fios por hora.`,
          cs: `Osazuje až ${housings} krytů v cyklu krimpovanými vodiči, až ${rate} vodičů za hodinu.`,
          hu: `Ciklusonként legfeljebb ${housings} csatlakozóházat szerel krimpelt vezetékekkel, óránként akár ${rate} vezetéket.`,
          ro: `Încarcă până la ${housings} ${romanianDe(housings)}carcase pe ciclu cu fire sertizate, până la ${rate} ${romanianDe(rate)}fire pe oră.`,
          ja: `1サイクルで最大${housings}個のハウジングに圧着電線を挿入します。毎時最大${rate}本。`,
          zh: `每个循环可将压接电线插入最多 ${housings} 个护套，每小时最多 ${rate} 根。`,
        };
  },
  capabilities: ({ housings }) =>
    housings > 0 ? ['crimping', 'block-loading', 'quality-monitoring'] : ['taping'],
  drawing: ({ place, housings, bundle }) =>
    bundle
      ? { type: 'taping', size: place.size, bundle: bundle[1], isHandHeld: place.mass < 10 }
      : { type: 'blockLoading', size: place.size, housings },
});

export interface HighVoltageFigures {
  area: readonly [number, number];
  outer: readonly [number, number];
  /** mm */
  strip: number;
  /** kN */
  force: number;
  rate: number;
  place: Installation;
}

/** Machines for shielded high-voltage cables. */
export const highVoltage = createFamily<HighVoltageFigures>({
  id: 'high-voltage',
  describe: ({ area }) => formatArea(area),
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...measure('wire', 'outerDiameter', 'length', f.outer),
    ...figure('wire', 'cableVoltage', [600, 1000], 'volt'),
    ...measure('processing', 'stripLength', 'length', [5, f.strip]),
    ...measure('processing', 'shieldTrim', 'length', [3, 25]),
    ...word('processing', 'foilRemoval', 'automatic'),
    ...measure('processing', 'ferrulePress', 'force', f.force),
    ...tolerance('quality', 'lengthAccuracy', 'length', 0.2),
    ...figure('processing', 'throughput', f.rate, 'piecesPerHour'),
    ...figure('processing', 'changeoverTime', 8, 'minute'),
    ...control({ programs: 1000, screen: 15.6, isNetworked: true, barcode: 'yes' }),
    ...installation(f.place),
  ],
  sentences: ({ most, widest }) => {
    const range = formatArea(widest(({ area }) => area)).join(' / ');
    const rate = most((one) => one.rate);
    return {
      en: `Prepares shielded high-voltage cables of ${range}: jacket, braid, foil and ferrule, up to ${rate} ends an hour.`,
      de: `Bearbeitet geschirmte Hochvoltleitungen von ${range}: Mantel, Geflecht, Folie und Stützhülse, bis ${rate} Enden pro Stunde.`,
      fr: `Prépare des câbles haute tension blindés de ${range}\u202f: gaine, tresse, feuillard et bague, jusqu’à ${rate} extrémités par heure.`,
      es: `Prepara cables apantallados de alta tensión de ${range}: cubierta, malla, lámina y casquillo, hasta ${rate} extremos por hora.`,
      pt: `Prepara cabos blindados de alta tensão de ${range}: capa, malha, folha e luva de apoio, até ${rate} extremidades por hora.`,
      cs: `Připravuje stíněné vysokonapěťové kabely ${range}: plášť, opletení, fólii a objímku, až ${rate} konců za hodinu.`,
      hu: `${range} árnyékolt nagyfeszültségű kábeleket készít elő: köpeny, fonat, fólia és gyűrű, óránként akár ${rate} vég.`,
      ro: `Pregătește cabluri ecranate de înaltă tensiune de ${range}: manta, tresă, folie și inel, până la ${rate} ${romanianDe(rate)}capete pe oră.`,
      ja: `${range}のシールド付き高電圧ケーブルの外被、編組、箔、フェルールを加工します。毎時最大${rate}端末。`,
      zh: `加工 ${range} 的屏蔽高压电缆：护套、编织层、箔层和套圈，每小时最多 ${rate} 个端头。`,
    };
  },
  capabilities: () => ['stripping', 'shield-processing', 'quality-monitoring'],
  drawing: ({ place, outer, force, rate }) => ({
    type: 'highVoltage',
    size: place.size,
    isFloor: place.mass > 150,
    outer: outer[1],
    force,
    rate,
  }),
});

export interface BusbarFigures {
  area: readonly [number, number];
  /** mm */
  strip: number;
  rate: number;
  place: Installation;
}

/** Machines that strip and bend insulated busbars. */
export const busbar = createFamily<BusbarFigures>({
  id: 'busbar',
  describe: ({ area }) => formatArea(area),
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...measure('processing', 'stripLength', 'length', [5, f.strip]),
    ...tolerance('quality', 'lengthAccuracy', 'length', 0.2),
    ...figure('processing', 'throughput', f.rate, 'piecesPerHour'),
    ...figure('processing', 'changeoverTime', 8, 'minute'),
    ...control({ programs: 1000, screen: 15.6, isNetworked: true, barcode: 'yes' }),
    ...installation(f.place),
  ],
  sentences: ({ most, widest }) => {
    const range = span(widest(({ area }) => area));
    const rate = most((one) => one.rate);
    return {
      en: `Strips and bends insulated busbars of ${range} mm², up to ${rate} an hour.`,
      de: `Isoliert Stromschienen von ${range} mm² ab und biegt sie, bis ${rate} pro Stunde.`,
      fr: `Dénude et cintre des barres isolées de ${range} mm², jusqu’à ${rate} par heure.`,
      es: `Pela y dobla barras colectoras aisladas de ${range} mm², hasta ${rate} por hora.`,
      pt: `Decapa e dobra barramentos isolados de ${range} mm², até ${rate} por hora.`,
      cs: `Odizoluje a ohýbá izolované přípojnice ${range} mm², až ${rate} za hodinu.`,
      hu: `${range} mm² szigetelt gyűjtősíneket csupaszol és hajlít, óránként akár ${rate} darabot.`,
      ro: `Dezizolează și îndoaie bare colectoare izolate de ${range} mm², până la ${rate} ${romanianDe(rate)}bucăți pe oră.`,
      ja: `${range} mm²の絶縁バスバーをストリップし、曲げます。毎時最大${rate}本。`,
      zh: `对 ${range} mm² 的绝缘母排进行剥皮和折弯，每小时最多 ${rate} 件。`,
    };
  },
  capabilities: () => ['stripping'],
  drawing: ({ place }) => ({ type: 'busbar', size: place.size }),
});
