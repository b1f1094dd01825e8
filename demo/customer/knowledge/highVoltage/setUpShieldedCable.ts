import { article } from '../article';

export const setUpShieldedCable = article(
  { type: 'highVoltage', kind: 'howTo', minutes: 20 },
  {
    en: {
      title: 'Set up a shielded cable',
      steps: [
        'Choose the cable by its number and confirm diameter and cross-section.',
        'Fit jaws and support sleeve of the size that the screen shows.',
        'Process one end in single steps and compare it with the picture.',
        'Set the tolerance of the camera for loose strands to zero and teach the background.',
        'Process five ends without a reject, then release.',
      ],
    },
    cs: {
      title: 'Seřízení pro stíněný kabel',
      steps: [
        'Vyberte kabel podle čísla a potvrďte průměr a průřez.',
        'Nasaďte čelisti a opěrné pouzdro velikosti, kterou ukazuje obrazovka.',
        'Zpracujte jeden konec po krocích a porovnejte jej se snímkem.',
        'Nastavte toleranci kamery pro volné drátky na nulu a naučte pozadí.',
        'Zpracujte pět konců bez zmetku, poté uvolněte.',
      ],
    },
    de: {
      title: 'Eine geschirmte Leitung rüsten',
      steps: [
        'Die Leitung über ihre Nummer wählen und Durchmesser und Querschnitt bestätigen.',
        'Backen und Stützhülse in der angezeigten Grösse einsetzen.',
        'Ein Ende im Einzelschritt bearbeiten und mit dem Bild vergleichen.',
        'Die Toleranz der Kamera für lose Litzen auf null setzen und den Hintergrund lernen.',
        'Fünf Enden ohne Ausschuss bearbeiten, dann freigeben.',
      ],
    },
    es: {
      title: 'Preparar un cable apantallado',
      steps: [
        'Elija el cable por su número y confirme el diámetro y la sección.',
        'Monte las mordazas y el casquillo de apoyo del tamaño que indica la pantalla.',
        'Procese un extremo paso a paso y compárelo con la imagen.',
        'Ponga a cero la tolerancia de la cámara para hilos sueltos y memorice el fondo.',
        'Procese cinco extremos sin rechazo y luego libere.',
      ],
    },
    fr: {
      title: 'Préparer un câble blindé',
      steps: [
        'Choisir le câble par son numéro et confirmer le diamètre et la section.',
        'Monter les mors et la bague d’appui de la taille indiquée à l’écran.',
        'Traiter une extrémité pas à pas et la comparer à l’image.',
        'Régler à zéro la tolérance de la caméra pour les brins libres et apprendre l’arrière-plan.',
        'Traiter cinq extrémités sans rebut, puis libérer.',
      ],
    },
    hu: {
      title: 'Árnyékolt kábel beállítása',
      steps: [
        'Válassza ki a kábelt a száma alapján, és erősítse meg az átmérőt és a keresztmetszetet.',
        'Helyezze be a képernyőn megadott méretű pofákat és támasztóhüvelyt.',
        'Munkáljon meg egy véget lépésenként, és vesse össze a képpel.',
        'Állítsa nullára a kamera tűrését a laza szálakra, és tanítsa be a hátteret.',
        'Munkáljon meg öt véget selejt nélkül, majd engedélyezze.',
      ],
    },
    ja: {
      title: 'シールドケーブルの段取り',
      steps: [
        'ケーブルを番号で選び、直径と断面積を確認します。',
        '画面に表示されたサイズの爪とサポートスリーブを取り付けます。',
        '片端をステップ動作で加工し、画像と比べます。',
        '素線のはみ出しに対するカメラの許容値をゼロにし、背景を学習させます。',
        '不良なしで 5 端末を加工し、承認します。',
      ],
    },
    pt: {
      title: 'Preparar um cabo blindado',
      steps: [
        'Escolha o cabo pelo número e confirme o diâmetro e a seção.',
        'Monte os mordentes e a luva de apoio do tamanho indicado na tela.',
        'Processe uma extremidade passo a passo e compare-a com a imagem.',
        'Ajuste para zero a tolerância da câmera para filamentos soltos e ensine o fundo.',
        'Processe cinco extremidades sem rejeição e então libere.',
      ],
    },
    ro: {
      title: 'Pregătirea unui cablu ecranat',
      steps: [
        'Alegeți cablul după număr și confirmați diametrul și secțiunea.',
        'Montați fălcile și manșonul de sprijin de mărimea indicată pe ecran.',
        'Prelucrați un capăt pas cu pas și comparați-l cu imaginea.',
        'Setați la zero toleranța camerei pentru lițe libere și învățați fundalul.',
        'Prelucrați cinci capete fără rebut, apoi eliberați.',
      ],
    },
    sk: {
      title: 'Nastavenie pre tienený kábel',
      steps: [
        'Vyberte kábel podľa čísla a potvrďte priemer a prierez.',
        'Nasaďte čeľuste a oporné puzdro veľkosti, ktorú ukazuje obrazovka.',
        'Spracujte jeden koniec po krokoch a porovnajte ho so snímkou.',
        'Nastavte toleranciu kamery pre voľné drôtiky na nulu a naučte pozadie.',
        'Spracujte päť koncov bez nepodarku, potom uvoľnite.',
      ],
    },
    zh: {
      title: '屏蔽电缆换型',
      steps: [
        '按编号选择电缆，确认直径和截面积。',
        '装上屏幕所示尺寸的夹爪和支撑套。',
        '单步加工一个端部并与图像对比。',
        '将相机的散丝容许数设为零，并学习背景。',
        '连续加工 5 个端部无不良后放行。',
      ],
    },
  },
);
