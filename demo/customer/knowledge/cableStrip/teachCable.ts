import { article } from '../article';

export const teachCable = article(
  { type: 'cableStrip', kind: 'howTo', minutes: 20 },
  {
    en: {
      title: 'Teach a cable with several layers',
      steps: [
        'Measure the outer diameter at three places, turned by 60 degrees each.',
        'Create the article and draw jacket, braid, foil and dielectric from the outside in.',
        'Enter a cutting depth that leaves 0.05 mm of each layer.',
        'Strip one end in single steps and look at every layer under the magnifier.',
        'Correct by 0.01 mm at a time until nothing below is marked.',
        'Strip ten ends and release the article.',
      ],
    },
    cs: {
      title: 'Naučení kabelu s více vrstvami',
      steps: [
        'Změřte vnější průměr na třech místech, vždy po pootočení o 60 stupňů.',
        'Založte artikl a nakreslete plášť, opletení, fólii a dielektrikum zvenčí dovnitř.',
        'Zadejte hloubku řezu, která z každé vrstvy ponechá 0,05 mm.',
        'Odizolujte jeden konec po krocích a každou vrstvu prohlédněte pod lupou.',
        'Korigujte vždy o 0,01 mm, dokud vrstva pod řezem není bez stop.',
        'Odizolujte deset konců a artikl uvolněte.',
      ],
    },
    de: {
      title: 'Ein Kabel mit mehreren Schichten einlernen',
      steps: [
        'Den Aussendurchmesser an drei Stellen messen, je um 60 Grad gedreht.',
        'Den Artikel anlegen und Mantel, Geflecht, Folie und Dielektrikum von aussen nach innen zeichnen.',
        'Eine Schnitttiefe eingeben, die von jeder Schicht 0.05 mm stehen lässt.',
        'Ein Ende im Einzelschritt abisolieren und jede Schicht unter der Lupe ansehen.',
        'In Schritten von 0.01 mm korrigieren, bis darunter nichts markiert ist.',
        'Zehn Enden abisolieren und den Artikel freigeben.',
      ],
    },
    es: {
      title: 'Programar un cable de varias capas',
      steps: [
        'Mida el diámetro exterior en tres puntos, girando 60 grados cada vez.',
        'Cree el artículo y dibuje la cubierta, la malla, la lámina y el dieléctrico de fuera hacia dentro.',
        'Introduzca una profundidad de corte que deje 0,05 mm de cada capa.',
        'Pele un extremo paso a paso y observe cada capa con la lupa.',
        'Corrija en pasos de 0,01 mm hasta que no quede ninguna marca en la capa inferior.',
        'Pele diez extremos y libere el artículo.',
      ],
    },
    fr: {
      title: 'Apprendre un câble à plusieurs couches',
      steps: [
        'Mesurer le diamètre extérieur en trois endroits, en tournant chaque fois de 60 degrés.',
        'Créer l’article et dessiner gaine, tresse, feuillard et diélectrique de l’extérieur vers l’intérieur.',
        'Saisir une profondeur de coupe qui laisse 0,05 mm de chaque couche.',
        'Dénuder une extrémité pas à pas et examiner chaque couche à la loupe.',
        'Corriger par pas de 0,01 mm jusqu’à ce que la couche inférieure ne porte plus de marque.',
        'Dénuder dix extrémités et libérer l’article.',
      ],
    },
    hu: {
      title: 'Többrétegű kábel betanítása',
      steps: [
        'Mérje meg a külső átmérőt három helyen, mindig 60 fokkal elfordítva.',
        'Hozza létre a cikket, és rajzolja meg kívülről befelé a köpenyt, a fonatot, a fóliát és a dielektrikumot.',
        'Adjon meg olyan vágási mélységet, amely minden rétegből 0,05 mm-t meghagy.',
        'Csupaszoljon le egy véget lépésenként, és nézze meg minden réteget nagyítóval.',
        'Korrigáljon mindig 0,01 mm-rel, amíg az alsó rétegen már nem látszik nyom.',
        'Csupaszoljon le tíz véget, és engedélyezze a cikket.',
      ],
    },
    ja: {
      title: '多層ケーブルの登録',
      steps: [
        '外径を 60 度ずつ回して 3 か所で測定します。',
        '品番を作成し、シース、編組、箔、誘電体を外側から順に描きます。',
        '各層を 0.05 mm 残す切込み深さを入力します。',
        '片端をステップ動作でストリップし、すべての層を拡大鏡で確認します。',
        '下の層に傷が付かなくなるまで、0.01 mm ずつ補正します。',
        '10 本の端末をストリップし、品番を承認します。',
      ],
    },
    pt: {
      title: 'Ensinar um cabo com várias camadas',
      steps: [
        'Meça o diâmetro externo em três pontos, girando 60 graus a cada vez.',
        'Crie o artigo e desenhe capa, malha, folha e dielétrico de fora para dentro.',
        'Insira uma profundidade de corte que deixe 0,05 mm de cada camada.',
        'Decape uma extremidade passo a passo e observe cada camada com a lupa.',
        'Corrija 0,01 mm por vez até que nada abaixo fique marcado.',
        'Decape dez extremidades e libere o artigo.',
      ],
    },
    ro: {
      title: 'Învățarea unui cablu cu mai multe straturi',
      steps: [
        'Măsurați diametrul exterior în trei locuri, rotind de fiecare dată cu 60 de grade.',
        'Creați articolul și desenați mantaua, tresa, folia și dielectricul dinspre exterior spre interior.',
        'Introduceți o adâncime de tăiere care lasă 0,05 mm din fiecare strat.',
        'Dezizolați un capăt pas cu pas și examinați fiecare strat cu lupa.',
        'Corectați cu câte 0,01 mm până când stratul de dedesubt nu mai are urme.',
        'Dezizolați zece capete și eliberați articolul.',
      ],
    },
    sk: {
      title: 'Naučenie kábla s viacerými vrstvami',
      steps: [
        'Zmerajte vonkajší priemer na troch miestach, vždy po pootočení o 60 stupňov.',
        'Založte artikel a nakreslite plášť, opletenie, fóliu a dielektrikum zvonka dovnútra.',
        'Zadajte hĺbku rezu, ktorá z každej vrstvy ponechá 0,05 mm.',
        'Odizolujte jeden koniec po krokoch a každú vrstvu prezrite pod lupou.',
        'Korigujte vždy o 0,01 mm, kým vrstva pod rezom nie je bez stôp.',
        'Odizolujte desať koncov a artikel uvoľnite.',
      ],
    },
    zh: {
      title: '多层电缆示教',
      steps: [
        '在 3 处测量外径，每次转动 60 度。',
        '新建产品，由外向内画出护套、编织层、箔层和绝缘介质。',
        '输入切入深度，使每层保留 0.05 mm。',
        '单步剥一个端部，用放大镜查看每一层。',
        '每次修正 0.01 mm，直到下一层没有划痕。',
        '剥 10 个端部，然后放行该产品。',
      ],
    },
  },
);
