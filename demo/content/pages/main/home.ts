import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same5, t5 } from './copy';
import { mainHomeProducts } from './home-products';
import { mainHomeSteps } from './home-steps';
import { mainHomeStories } from './home-stories';

export const mainHome: SeedPage = {
  site: 'main',
  slug: 'home',
  pageType: 'Home',
  languages: ['en', 'de', 'fr', 'es', 'ja'],
  title: t5(
    'Machines for wire processing',
    'Maschinen für die Kabelverarbeitung',
    'Machines pour le traitement du fil',
    'Máquinas para el procesamiento de cables',
    '電線加工機',
  ),
  description: t5(
    'Machines that cut, strip, crimp, twist, test and assemble wire from 0.013 to 120 mm², with positions repeated to ±0.1 mm.',
    'Maschinen, die Leitungen von 0.013 bis 120 mm² ablängen, abisolieren, crimpen, verdrillen, prüfen und zum Kabelsatz fügen.',
    'Machines pour couper, dénuder, sertir, torsader, tester et assembler des fils de 0,013 à 120 mm², positionnés à ±0,1 mm.',
    'Máquinas que cortan, pelan, crimpan, trenzan, verifican y ensamblan cables de 0,013 a 120 mm² con una repetibilidad de ±0,1 mm.',
    '0.013〜120 mm²の電線を±0.1 mmの繰り返し精度で切断、ストリップ、圧着、ツイスト、検査、組立する機械。',
  ),
  shareImage: 'hero-line',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'dark',
      overline: t5(
        'Wire processing since 1975',
        'Kabelverarbeitung seit 1975',
        'Traitement du fil depuis 1975',
        'Procesamiento de cables desde 1975',
        '1975年から電線加工ひとすじ',
      ),
      title: t5(
        'A tenth of a millimetre, thousands of times an hour',
        'Ein Zehntelmillimeter, tausendfach pro Stunde',
        'Un dixième de millimètre, des milliers de fois par heure',
        'Una décima de milímetro, miles de veces por hora',
        '0.1 mmの精度を、毎時数千回',
      ),
      text: t5(
        'Our machines cut, strip, crimp, twist and test wire, and assemble it into harnesses. They measure every crimp while it is made and keep the result with the wire.',
        'Unsere Maschinen längen Leitungen ab, isolieren sie ab, crimpen, verdrillen und prüfen sie und fügen sie zu Kabelsätzen. Sie messen jeden Crimp, während er entsteht, und legen das Ergebnis bei der Leitung ab.',
        'Nos machines coupent, dénudent, sertissent, torsadent et testent les fils, puis les assemblent en faisceaux. Chaque sertissage est mesuré pendant sa réalisation et le résultat reste associé au fil.',
        'Nuestras máquinas cortan, pelan, crimpan, trenzan y verifican cables y los ensamblan en mazos. Miden cada crimpado mientras se realiza y guardan el resultado junto con el cable.',
        '電線の切断、ストリップ、圧着、ツイスト、検査からハーネス組立まで。圧着は加工中に一本ずつ測定し、その結果を電線に紐づけて記録します。',
      ),
      image: 'hero-line',
      links: [
        {
          kind: 'page',
          page: 'main:solutions',
          text: t5(
            'See the solutions',
            'Lösungen ansehen',
            'Voir les solutions',
            'Ver las soluciones',
            'ソリューションを見る',
          ),
        },
        {
          kind: 'page',
          page: 'main:contact',
          text: t5(
            'Talk to an engineer',
            'Mit der Technik sprechen',
            'Parler à un ingénieur',
            'Hablar con un ingeniero',
            '技術者に相談する',
          ),
        },
      ],
    },
    {
      blockType: 'keyFigures',
      title: t5(
        'What the machines hold',
        'Was die Maschinen einhalten',
        'Ce que tiennent nos machines',
        'Lo que cumplen las máquinas',
        '機械が守る数値',
      ),
      figures: [
        {
          value: t5('0.013–120', '0.013–120', '0,013–120', '0,013–120', '0.013〜120'),
          unit: same5('mm²'),
          label: t5(
            'conductor cross-section',
            'Leiterquerschnitt',
            'section du conducteur',
            'sección del conductor',
            '導体断面積',
          ),
          note: same5('AWG 36–4/0'),
        },
        {
          value: t5('±0.1', '±0.1', '±0,1', '±0,1', '±0.1'),
          unit: same5('mm'),
          label: t5(
            'positioning of the wire end',
            'Positionierung des Leitungsendes',
            'positionnement de l’extrémité du fil',
            'posición del extremo del cable',
            '電線端の位置決め',
          ),
        },
        {
          value: t5('≥ 1.67', '≥ 1.67', '≥ 1,67', '≥ 1,67', '≥ 1.67'),
          unit: same5('Cpk'),
          label: t5(
            'crimp height in series',
            'Crimphöhe in der Serie',
            'hauteur de sertissage en série',
            'altura de crimpado en serie',
            '量産時の圧着高さ',
          ),
        },
        {
          value: same5('100'),
          unit: same5('%'),
          label: t5(
            'of crimps measured by force',
            'der Crimps mit Kraftüberwachung',
            'des sertissages mesurés en force',
            'de los crimpados medidos por fuerza',
            '圧着力の全数測定',
          ),
        },
      ],
    },
    mainHomeSteps,
    ...mainHomeProducts,
    {
      blockType: 'mediaText',
      overline: t5('Technology', 'Technologie', 'Technologie', 'Tecnología', '技術'),
      title: t5(
        'A crimp can’t be inspected later. So it is measured now.',
        'Ein Crimp lässt sich später nicht mehr prüfen. Darum messen wir ihn jetzt.',
        'Un sertissage ne se contrôle plus après coup. Nous le mesurons donc sur l’instant.',
        'Un crimpado no se puede inspeccionar después. Por eso se mide en el momento.',
        '圧着は後から中を見られない。だから、その瞬間に測る。',
      ),
      content: t5(
        'Once a terminal is closed, the strands inside are out of sight. A sensor under the applicator therefore records the force over the whole stroke, and the machine compares the curve with the one taught on good samples.\n\nA wire that falls outside the band is cut, sorted out and made again before the next one starts. What remains is a harness in which every crimp has a **curve, a time and a lot number**.',
        'Ist ein Kontakt geschlossen, sind die Litzen darin nicht mehr zu sehen. Deshalb zeichnet ein Sensor unter dem Applikator die Kraft über den ganzen Hub auf, und die Maschine vergleicht den Verlauf mit dem eingelernten Gutmuster.\n\nLiegt eine Leitung ausserhalb des Bandes, wird sie zerschnitten, ausgeschleust und neu gefertigt, bevor die nächste beginnt. So hat jeder Crimp im Kabelsatz **seine Kurve, seine Zeit und seine Losnummer**.',
        'Une fois la cosse fermée, les brins ne sont plus visibles. Un capteur placé sous l’applicateur enregistre donc la force sur toute la course, et la machine compare la courbe à celle apprise sur de bons échantillons.\n\nUn fil hors tolérance est coupé, écarté et refait avant le suivant. Dans le faisceau, chaque sertissage possède ainsi **sa courbe, son heure et son numéro de lot**.',
        'Una vez cerrado el terminal, los hilos del interior ya no se ven. Por eso, un sensor situado bajo el aplicador registra la fuerza durante toda la carrera, y la máquina compara la curva con la aprendida a partir de muestras buenas.\n\nEl cable que queda fuera de la banda se corta, se separa y se repite antes de empezar el siguiente. Así, cada crimpado del mazo tiene **su curva, su hora y su número de lote**.',
        '端子が閉じると、中の素線は見えなくなります。そこでアプリケーターの下のセンサーが全ストロークの荷重を記録し、良品から学習した波形と比較します。\n\n許容帯を外れた電線は切断して排出し、次に進む前に作り直します。こうしてハーネスのすべての圧着に、**波形、時刻、ロット番号**が残ります。',
      ),
      image: 'process-chart',
      mediaPosition: 'end',
      links: [
        {
          kind: 'page',
          page: 'main:technology/anatomy-of-a-crimp',
          text: t5(
            'Read: anatomy of a crimp',
            'Zur Anatomie eines Crimps',
            'Lire : anatomie d’un sertissage',
            'Leer: anatomía de un crimpado',
            '圧着の構造を読む',
          ),
        },
      ],
    },
    {
      blockType: 'marketingSection',
      logo: 'logo-volta',
      backgroundColor: 'Dark_White',
      title: t5(
        'High voltage needs its own machines',
        'Hochvolt braucht eigene Maschinen',
        'La haute tension demande ses propres machines',
        'La alta tensión necesita sus propias máquinas',
        '高電圧には専用の機械を',
      ),
      text: t5(
        'Volta processes shielded cables up to 120 mm² and bends busbars for drives and batteries up to 1,000 V DC.',
        'Volta verarbeitet geschirmte Leitungen bis 120 mm² und biegt Stromschienen für Antriebe und Batterien bis 1000 V DC.',
        'Volta traite les câbles blindés jusqu’à 120 mm² et cintre les barres conductrices pour entraînements et batteries jusqu’à 1 000 V CC.',
        'Volta procesa cables apantallados de hasta 120 mm² y dobla barras colectoras para motores y baterías de hasta 1000 V CC.',
        'Voltaは120 mm²までのシールド電線を加工し、DC 1,000 Vまでの駆動系と電池向けバスバーを曲げ加工します。',
      ),
      link: {
        kind: 'page',
        page: 'volta:home',
        text: t5('Go to Volta', 'Zu Volta', 'Découvrir Volta', 'Ir a Volta', 'Voltaへ'),
      },
    },
    {
      blockType: 'quote',
      quote: t5(
        'A machine is precise when the last wire of the shift can’t be told from the first.',
        'Eine Maschine ist präzise, wenn sich die letzte Leitung der Schicht nicht von der ersten unterscheiden lässt.',
        'Une machine est précise quand le dernier fil de l’équipe ne se distingue pas du premier.',
        'Una máquina es precisa cuando el último cable del turno no se distingue del primero.',
        'シフト最後の一本が最初の一本と見分けられないとき、その機械は精密だと言える。',
      ),
      attribution: t5(
        'Engineering handbook, section 2',
        'Konstruktionshandbuch, Abschnitt 2',
        'Manuel d’ingénierie, section 2',
        'Manual de ingeniería, apartado 2',
        '設計ハンドブック第2節',
      ),
      context: t5(
        'On repeatability',
        'Über die Wiederholgenauigkeit',
        'À propos de la répétabilité',
        'Sobre la repetibilidad',
        '繰り返し精度について',
      ),
    },
    ...mainHomeStories,
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t5(
        'Send us your wire',
        'Schicken Sie uns Ihre Leitung',
        'Envoyez-nous votre fil',
        'Envíenos su cable',
        '電線をお送りください',
      ),
      text: t5(
        'Ten metres of wire and fifty terminals are enough for a trial. You receive the samples, the micrographs and the measured values.',
        'Zehn Meter Leitung und fünfzig Kontakte genügen für einen Versuch. Sie erhalten die Muster, die Schliffbilder und die Messwerte.',
        'Dix mètres de fil et cinquante cosses suffisent pour un essai. Vous recevez les échantillons, les micrographies et les mesures.',
        'Diez metros de cable y cincuenta terminales bastan para una prueba. Recibirá las muestras, las micrografías y los valores medidos.',
        '電線10 mと端子50個で試作できます。サンプル、断面写真、測定値をお返しします。',
      ),
      links: [
        {
          kind: 'page',
          page: 'main:contact',
          text: t5(
            'Arrange a trial',
            'Versuch vereinbaren',
            'Organiser un essai',
            'Acordar una prueba',
            '試作を依頼する',
          ),
        },
        {
          kind: 'file',
          file: 'line-overview',
          text: t5(
            'Line overview (PDF)',
            'Linienübersicht (PDF)',
            'Aperçu des lignes (PDF)',
            'Resumen de líneas (PDF)',
            'ライン概要（PDF）',
          ),
        },
      ],
    },
  ],
};
