export type Size = readonly [width: number, depth: number, height: number];

/** Drawing of a product, made from its own figures. Lengths in mm. */
export type ProductDrawing =
  | {
      type: 'cutStrip';
      size: Size;
      isFloor: boolean;
      wires: number;
      outer: number;
      strip: number;
      screen: number;
      hasAir: boolean;
    }
  | {
      type: 'cableStrip';
      size: Size;
      isRotary: boolean;
      steps: number;
      outer: number;
      screen: number;
      strip: number;
    }
  | { type: 'crimpLine'; size: Size; stations: number; seals: number; force: number }
  | { type: 'press'; size: Size; force: number; isMonitored: boolean; hasStripper: boolean; hasBowl: boolean }
  | { type: 'twist'; size: Size; isFloor: boolean; rotation: number }
  | { type: 'blockLoading'; size: Size; housings: number }
  | { type: 'taping'; size: Size; bundle: number; isHandHeld: boolean }
  | { type: 'highVoltage'; size: Size; isFloor: boolean; outer: number; force: number; rate: number }
  | { type: 'busbar'; size: Size }
  | { type: 'tester'; size: Size; points: number; voltage: number; hasComponents: boolean }
  | { type: 'micrograph'; size: Size }
  | { type: 'marking'; size: Size; method: 'inkjet' | 'laser' | 'thermal' }
  | { type: 'feeding'; size: Size; drum: number; drumDiameter: number }
  | { type: 'coiling'; size: Size; coilDiameter: number }
  | { type: 'applicator'; size: Size; stroke: number; isPneumatic: boolean; isEndFeed: boolean }
  | { type: 'dies'; size: Size }
  | { type: 'blades'; size: Size }
  | { type: 'software'; view: 'plan' | 'trace' | 'edit' }
  | { type: 'service'; service: 'care' | 'course' | 'remote' };
