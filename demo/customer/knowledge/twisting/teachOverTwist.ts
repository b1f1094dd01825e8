import { article } from '../article';

export const teachOverTwist = article(
  { type: 'twisting', kind: 'howTo', minutes: 15 },
  {
    en: {
      title: 'Teach over-twist and spring-back',
      steps: [
        'Choose the pair and start “Teach” with a piece of 2 m.',
        'Enter the wanted lay length and the allowed pull.',
        'Let the machine twist and relax the piece three times.',
        'Count the turns over 500 mm and enter the figure.',
        'Save it to the article; it holds for this wire of this supplier only.',
      ],
    },
    cs: {
      title: 'Naučení překroucení a zpětného odpružení',
      steps: [
        'Vyberte pár a spusťte „Učení“ s kusem o délce 2 m.',
        'Zadejte požadovanou délku zkrutu a povolený tah.',
        'Nechte stroj kus třikrát zkroutit a uvolnit.',
        'Spočítejte závity na 500 mm a zadejte číslo.',
        'Uložte je k artiklu; platí jen pro tento vodič tohoto dodavatele.',
      ],
    },
    de: {
      title: 'Überdrehung und Rückfederung einlernen',
      steps: [
        'Das Paar wählen und «Lernen» mit einem Stück von 2 m starten.',
        'Gewünschte Schlaglänge und erlaubten Zug eingeben.',
        'Die Maschine das Stück dreimal verdrillen und entspannen lassen.',
        'Die Windungen auf 500 mm zählen und die Zahl eingeben.',
        'Beim Artikel speichern; es gilt nur für diese Leitung dieses Lieferanten.',
      ],
    },
    es: {
      title: 'Programar la sobretorsión y la recuperación elástica',
      steps: [
        'Elija el par e inicie «Aprender» con una pieza de 2 m.',
        'Introduzca el paso de trenzado deseado y la tracción permitida.',
        'Deje que la máquina trence y relaje la pieza tres veces.',
        'Cuente las vueltas en 500 mm e introduzca la cifra.',
        'Guárdela en el artículo; solo vale para este cable de este proveedor.',
      ],
    },
    fr: {
      title: 'Apprendre la surtorsion et le retour élastique',
      steps: [
        'Choisir la paire et lancer « Apprendre » avec une pièce de 2 m.',
        'Saisir le pas de torsade voulu et la traction admise.',
        'Laisser la machine torsader et relâcher la pièce trois fois.',
        'Compter les tours sur 500 mm et saisir le nombre.',
        'L’enregistrer dans l’article ; il ne vaut que pour ce fil de ce fournisseur.',
      ],
    },
    hu: {
      title: 'Túlsodrás és visszarugózás betanítása',
      steps: [
        'Válassza ki az érpárt, és indítsa el a „Tanulás” funkciót egy 2 m-es darabbal.',
        'Adja meg a kívánt sodrathosszt és a megengedett húzóerőt.',
        'Hagyja, hogy a gép háromszor megsodorja és elengedje a darabot.',
        'Számolja meg a meneteket 500 mm-en, és adja meg a számot.',
        'Mentse a cikkhez; csak ennek a beszállítónak erre a vezetékére érvényes.',
      ],
    },
    ja: {
      title: '過撚りとスプリングバックの学習',
      steps: [
        'ペアを選び、2 m の電線で「学習」を開始します。',
        '希望する撚りピッチと許容張力を入力します。',
        '機械に 3 回ツイストと解放を行わせます。',
        '500 mm あたりの撚り数を数えて入力します。',
        '品番に保存します。値はこの仕入先のこの電線にのみ有効です。',
      ],
    },
    pt: {
      title: 'Ensinar a sobretorção e o retorno elástico',
      steps: [
        'Escolha o par e inicie “Aprender” com uma peça de 2 m.',
        'Insira o passo de torção desejado e a tração permitida.',
        'Deixe a máquina torcer e relaxar a peça três vezes.',
        'Conte as voltas em 500 mm e insira o número.',
        'Salve-o no artigo; ele só vale para este fio deste fornecedor.',
      ],
    },
    ro: {
      title: 'Învățarea supratorsadării și a revenirii elastice',
      steps: [
        'Alegeți perechea și porniți „Învățare” cu o bucată de 2 m.',
        'Introduceți pasul de torsadare dorit și tracțiunea admisă.',
        'Lăsați mașina să torsadeze și să relaxeze bucata de trei ori.',
        'Numărați spirele pe 500 mm și introduceți cifra.',
        'Salvați-o la articol; este valabilă numai pentru acest fir de la acest furnizor.',
      ],
    },
    sk: {
      title: 'Naučenie preskrútenia a spätného odpruženia',
      steps: [
        'Vyberte pár a spustite „Učenie“ s kusom dĺžky 2 m.',
        'Zadajte požadovanú dĺžku skrutu a povolený ťah.',
        'Nechajte stroj kus trikrát skrútiť a uvoľniť.',
        'Spočítajte závity na 500 mm a zadajte číslo.',
        'Uložte ho k artiklu; platí len pre tento vodič tohto dodávateľa.',
      ],
    },
    zh: {
      title: '示教过绞与回弹',
      steps: [
        '选择线对，用 2 m 的线段启动“学习”。',
        '输入所需绞距和允许张力。',
        '让设备对线段绞合并松弛 3 次。',
        '数出 500 mm 内的绞合圈数并输入。',
        '保存到产品；仅适用于该供应商的这种电线。',
      ],
    },
  },
);
