import type { SeedModule } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../copy';

export const anatomyForces: SeedModule = {
  blockType: 'keyFiguresComparison',
  title: t('How much a crimp must hold', 'Wie viel ein Crimp halten muss'),
  text: t(
    'Two standards, two laboratories, nearly the same answer. Test speed is 25 to 50 mm per minute; the insulation crimp is left open.',
    'Zwei Normen, zwei Welten, fast dieselbe Antwort. Gezogen wird mit 25 bis 50 mm pro Minute; der Isolationscrimp bleibt dabei offen.',
  ),
  caption: t(
    'Minimum pull-out force of copper conductors by cross-section',
    'Mindestausreisskraft von Kupferleitern nach Querschnitt',
  ),
  columns: [
    { en: 'AWG 20 · 0.5 mm²', de: 'AWG 20 · 0.5 mm²' },
    { en: 'AWG 18 · 0.82 mm²', de: 'AWG 18 · 0.82 mm²' },
    { en: 'AWG 16 · 1.3 mm²', de: 'AWG 16 · 1.3 mm²' },
    { en: 'AWG 14 · 2.1 mm²', de: 'AWG 14 · 2.1 mm²' },
  ],
  rows: [
    {
      label: same('IEC 60352-2'),
      unit: same('N'),
      values: [same('60'), same('90'), same('135'), same('200')],
    },
    {
      label: same('UL 486A'),
      unit: same('N'),
      values: [same('58'), same('89'), same('133'), same('222')],
    },
    {
      label: t('Cresta 433, mean of 30 samples', 'Cresta 433, Mittel aus 30 Mustern'),
      unit: same('N'),
      values: [same('98'), same('152'), same('231'), same('348')],
    },
  ],
};

export const anatomyQuestions: SeedModule = {
  blockType: 'accordion',
  title: t('Questions from the line', 'Fragen aus der Fertigung'),
  items: [
    {
      title: t('Why not solder?', 'Warum nicht löten?'),
      content: t(
        'Solder wicks into the strands and makes them stiff; the conductor then breaks where the solder ends. A crimp needs no heat and no flux, takes a fraction of a second and can be judged by measurement. For vehicles and aircraft the specifications ask for crimps for these reasons.',
        'Lot zieht in die Litze und macht sie steif; der Leiter bricht dann dort, wo das Lot aufhört. Ein Crimp braucht weder Wärme noch Flussmittel, dauert Sekundenbruchteile und lässt sich messend beurteilen. Für Fahrzeuge und Flugzeuge verlangen die Spezifikationen aus diesen Gründen Crimps.',
      ),
    },
    {
      title: t(
        'Which Cpk is required, and on what?',
        'Welcher Cpk ist gefordert, und worauf bezieht er sich?',
      ),
      content: t(
        'Most automotive customers ask for **Cpk ≥ 1.67** on crimp height at release. With a tolerance of ±0.03 mm and a centred process this leaves a standard deviation of 0.006 mm. Pull-out force has only a lower limit and is assessed one-sided.',
        'Die meisten Kunden im Fahrzeugbau fordern bei der Freigabe **Cpk ≥ 1.67** auf die Crimphöhe. Bei einer Toleranz von ±0.03 mm und zentriertem Prozess bleibt eine Standardabweichung von 0.006 mm. Die Ausreisskraft hat nur eine untere Grenze und wird einseitig beurteilt.',
      ),
    },
    {
      title: t('When is a new micrograph needed?', 'Wann braucht es ein neues Schliffbild?'),
      content: t(
        'At first release, after a change of terminal, wire supplier or crimping dies, and at the interval your control plan sets. IATF 16949 asks for the plan, not for a number. Common practice is one section per tool and quarter.\n\n- section in the middle of the conductor crimp\n- grind, polish, etch\n- measure height, width, wing closure, burr and base thickness',
        'Bei der Erstfreigabe, nach einem Wechsel von Kontakt, Leitungslieferant oder Crimpstempel und im Intervall Ihres Produktionslenkungsplans. IATF 16949 verlangt den Plan, keine Zahl. Üblich ist ein Schliff je Werkzeug und Quartal.\n\n- Schnitt in der Mitte des Drahtcrimps\n- schleifen, polieren, ätzen\n- Höhe, Breite, Flügelschluss, Grat und Bodendicke messen',
      ),
    },
    {
      title: t('Does this hold for aluminium?', 'Gilt das auch für Aluminium?'),
      content: t(
        'In part. Aluminium needs more compression, serrations that break its oxide, and a seal against moisture at the contact with copper. Crimp force is lower and its spread wider, so the monitoring band is taught anew. USCAR-21 covers both conductor materials.',
        'Zum Teil. Aluminium braucht mehr Verdichtung, eine Rillung, die das Oxid aufbricht, und am Übergang zu Kupfer eine Abdichtung gegen Feuchtigkeit. Die Crimpkraft ist tiefer und streut stärker; das Überwachungsband wird deshalb neu eingelernt. USCAR-21 behandelt beide Leiterwerkstoffe.',
      ),
    },
  ],
};
