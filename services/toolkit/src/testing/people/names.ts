import type { LanguageCode } from '@kmx/contract/locales';

interface NameList {
  given: readonly string[];
  family: readonly string[];
}

/** Common names of each language; after a bar, the Latin spelling for the e-mail address. */
const names: Record<LanguageCode, NameList> = {
  en: {
    given: [
      'Alice',
      'Brian',
      'Carol',
      'Dennis',
      'Emily',
      'Frank',
      'Grace',
      'Henry',
      'Janet',
      'Keith',
      'Laura',
    ],
    family: ['Baker', 'Carter', 'Dawson', 'Ellis', 'Foster', 'Gibson', 'Harper'],
  },
  cs: {
    given: [
      'Alena',
      'Bohumil',
      'Dana',
      'František',
      'Hana',
      'Jiří',
      'Kateřina',
      'Luboš',
      'Marek',
      'Pavel',
      'Tomáš',
    ],
    family: ['Blažek', 'Černík', 'Dolejš', 'Havlín', 'Kolář', 'Říha', 'Šimek'],
  },
  de: {
    given: [
      'Andrea',
      'Bernd',
      'Christa',
      'Dieter',
      'Elke',
      'Florian',
      'Gisela',
      'Jörg',
      'Katrin',
      'Stefan',
      'Uwe',
    ],
    family: ['Ackermann', 'Brunner', 'Engel', 'Fröhlich', 'Lehner', 'Müller', 'Steiner'],
  },
  es: {
    given: [
      'Ángel',
      'Beatriz',
      'Carlos',
      'Elena',
      'Hugo',
      'Inés',
      'José',
      'Lucía',
      'Marta',
      'Pablo',
      'Sofía',
    ],
    family: ['Castro', 'Domínguez', 'Fuentes', 'Gómez', 'Ibáñez', 'Navarro', 'Peña'],
  },
  fr: {
    given: [
      'Amélie',
      'Benoît',
      'Céline',
      'Didier',
      'Élodie',
      'François',
      'Hélène',
      'Julien',
      'Luc',
      'Margaux',
      'Noé',
    ],
    family: ['Aubert', 'Blanchard', 'Chevalier', 'Delorme', 'Fabre', 'Garnier', 'Lefèvre'],
  },
  hu: {
    given: [
      'Ágnes',
      'Balázs',
      'Csilla',
      'Dénes',
      'Erzsébet',
      'Gergő',
      'Ildikó',
      'János',
      'Katalin',
      'László',
      'Zsófia',
    ],
    family: ['Bíró', 'Farkas', 'Hegedűs', 'Kelemen', 'Nemes', 'Szőke', 'Varga'],
  },
  ja: {
    given: ['健太|Kenta', '美咲|Misaki', '大輔|Daisuke', '陽子|Yoko', '翔|Sho', '由美|Yumi', '誠|Makoto'],
    family: ['佐藤|Sato', '高橋|Takahashi', '田中|Tanaka', '渡辺|Watanabe', '小林|Kobayashi'],
  },
  pt: {
    given: [
      'Ana',
      'Bruno',
      'Cláudia',
      'Duarte',
      'Fátima',
      'Gonçalo',
      'Inês',
      'João',
      'Luís',
      'Rita',
      'Sérgio',
    ],
    family: ['Almeida', 'Barbosa', 'Coelho', 'Esteves', 'Ferreira', 'Magalhães', 'Simões'],
  },
  ro: {
    given: [
      'Adrian',
      'Bianca',
      'Cătălin',
      'Doina',
      'Elena',
      'Florin',
      'Ioana',
      'Mihai',
      'Ștefan',
      'Teodora',
      'Vlad',
    ],
    family: ['Albu', 'Bălan', 'Cojocaru', 'Dumitru', 'Munteanu', 'Stoica', 'Țurcanu'],
  },
  sk: {
    given: ['Andrej', 'Božena', 'Dušan', 'Eva', 'Ivana', 'Ján', 'Ľubica', 'Matúš', 'Oľga', 'Peter', 'Zuzana'],
    family: ['Bača', 'Ďurica', 'Hudák', 'Kováč', 'Mráz', 'Polák', 'Šimko'],
  },
  zh: {
    given: ['伟|Wei', '芳|Fang', '强|Qiang', '敏|Min', '静|Jing', '磊|Lei', '娜|Na'],
    family: ['王|Wang', '李|Li', '张|Zhang', '刘|Liu', '陈|Chen'],
  },
};

const partsOf = (entry: string): { shown: string; latin: string } => {
  const [shown = entry, latin = shown] = entry.split('|');
  return { shown, latin };
};

const pick = (list: readonly string[], index: number) => partsOf(list[index % list.length] ?? '');

/** Letters a to z only. */
const toMailPart = (latin: string): string =>
  latin
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/**
 * Returns the `index`-th name of a language and the local part of its e-mail address. The lengths of the lists are
 * coprime, so pairs repeat late.
 */
export const createName = (
  language: LanguageCode,
  index: number,
): { givenName: string; familyName: string; mailName: string } => {
  const { given, family } = names[language];
  const [first, last] = [pick(given, index), pick(family, index)];
  return {
    givenName: first.shown,
    familyName: last.shown,
    mailName: `${toMailPart(first.latin)}.${toMailPart(last.latin)}`,
  };
};
