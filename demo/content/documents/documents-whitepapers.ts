import { author, h1, h2, li, p } from './blocks';
import type { SeedDocument } from './blocks';

/** Files behind the whitepaper forms. */
export const whitepaperPapers: readonly SeedDocument[] = [
  {
    slug: 'whitepaper-crimp-quality',
    label: {
      en: 'Whitepaper: what a force curve can and cannot say',
      de: 'Whitepaper: was eine Kraftkurve sagt und was nicht (englisch)',
    },
    paper: {
      title: 'What a force curve can and cannot say',
      language: 'en',
      author,
      blocks: [
        h1('What a force curve can and cannot say'),
        p(
          'Crimp force monitoring is the one test that sees every crimp. It is also the one that is trusted for things it cannot know. This paper sets out what the curve shows, with figures from 214,000 crimps made in our laboratory between 2023 and 2026.',
        ),
        h2('1 What is measured'),
        p(
          'A piezo sensor below the anvil gives force over the angle of the press. The area under the curve is the work done on terminal and strand; its shape tells when the barrel closes and when the strands begin to flow. We sample at 20 kHz and compare with a band that was taught from good crimps.',
        ),
        h2('2 What the curve finds'),
        {
          kind: 'table',
          columns: [4.2, 2.4, 2.6],
          head: ['Fault', 'Found, 0.5 mm²', 'Found, 0.13 mm²'],
          rows: [
            ['One missing strand of seven', '98.7 %', '91.2 %'],
            ['One missing strand of nineteen', '71.4 %', '38.0 %'],
            ['Insulation in the wire crimp', '99.9 %', '99.1 %'],
            ['Wire not inserted far enough', '99.8 %', '97.6 %'],
            ['Crimp height +0.03 mm', '94.5 %', '88.3 %'],
          ],
        },
        p(
          'A band of ±3 standard deviations was used. A narrower band finds more and refuses more good crimps: at ±2.2 the share of nineteen-strand faults found rises to 84 per cent, and every twelfth good crimp is thrown away.',
        ),
        h2('3 What it cannot find'),
        ...li(
          'A fault that was there when the band was taught. It is inside the band.',
          'A terminal of the right shape and the wrong plating.',
          'A bell mouth on the wrong side: the force is the same.',
          'Corrosion, and everything else that comes later.',
        ),
        h2('4 How to teach a band'),
        ...li(
          'Look at the section of the first three crimps before they teach anything.',
          'Teach with the wire of the order, not with that of the day before: hardness of copper differs by up to 8 per cent between batches.',
          'Teach again when a blade, a reel or the operator has changed.',
          'Keep the sections. A dispute in two years is settled by them, not by the curve.',
        ),
        h2('5 In one sentence'),
        p(
          'The curve compares; the section judges. A line needs both, and a rule that says when the second is asked.',
        ),
      ],
    },
  },
  {
    slug: 'whitepaper-high-voltage-harness',
    label: {
      en: 'Whitepaper: preparing shielded cables up to 120 mm²',
      de: 'Whitepaper: geschirmte Leitungen bis 120 mm² vorbereiten (englisch)',
    },
    paper: {
      title: 'Preparing shielded cables up to 120 mm²',
      language: 'en',
      author,
      blocks: [
        h1('Preparing shielded cables up to 120 mm²'),
        p(
          'A high-voltage cable is four things around each other: conductor, insulation, shield and jacket. Each has to end at its own place, to tenths of a millimetre, and none may be touched by the tool of the next. This paper compares three ways to do it.',
        ),
        h2('1 What has to be right'),
        ...li(
          'The jacket ends without a notch in the braid: a cut strand becomes an antenna, or a short.',
          'The braid is opened and folded back evenly; missing strands raise the transfer impedance.',
          'The foil ends 0.5 to 1.0 mm before the braid and leaves no tongue.',
          'The insulation is cut without a mark on the conductor. Under vibration a mark becomes a break.',
        ),
        h2('2 Three methods'),
        {
          kind: 'table',
          columns: [2.4, 2.2, 2.2, 2.4],
          head: ['Method', 'Range', 'Time for an end', 'Weak at'],
          rows: [
            ['Rotary blades', '4 to 50 mm²', '14 s', 'oval jackets'],
            ['Laser and blade', '10 to 95 mm²', '22 s', 'aluminium foil on PET'],
            ['Brush and shear', '16 to 120 mm²', '31 s', 'braids above 92 % cover'],
          ],
        },
        h2('3 How the result is tested'),
        p(
          'We test each end at 3.5 kV between conductor and shield for two seconds, and look at it with a camera from four sides. The camera finds loose strands from 0.1 mm; the voltage finds what lies below the foil. Of 18,400 ends from series production 0.21 per cent were refused by the camera and 0.04 per cent by the voltage; only three ends failed both.',
        ),
        h2('4 What we recommend'),
        ...li(
          'Below 10 mm² rotary blades, with the blade gap measured on the cable and not taken from the drawing.',
          'From 16 mm² brush and shear, with the braid cover of the cable as a parameter of the order.',
          'A reference end, cast in resin, beside each line.',
        ),
      ],
    },
  },
];
