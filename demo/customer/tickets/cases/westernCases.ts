import { everyMachine, ticketCase, type TicketCase } from './ticketCase';

export const germanCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress'],
    ['Crimpkraft auf Seite {side} wandert', 'Kraftüberwachung verwirft gute Teile'],
    [
      'Auf Seite {side} steigt die Crimpkraft während der Schicht um rund {percent} %. Die Crimphöhe liegt noch in der Toleranz, trotzdem verwirft die Überwachung jedes zehnte Teil. Artikel {article}, {area}.',
    ],
    [
      'Bitte sehen Sie Stempel und Amboss unter der Lupe an und senden Sie uns je fünf Crimphöhen vom Anfang und vom Ende einer Schicht.',
      'Der Stempel hat eine gerundete Kante. Morgens 1,42 mm, abends 1,46 mm.',
      'Dann bitte Stempel und Amboss paarweise ersetzen, die Höhe auf 1.42 mm stellen und mit zehn Teilen neu lernen.',
      'Erledigt, die Kraft ist seit zwei Schichten ruhig.',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['Angebot für Verschleissteile {machine}', 'Ersatzteile dringend: {serial}'],
    [
      'Bitte senden Sie uns ein Angebot für die Verschleissteile eines Jahres im Zweischichtbetrieb für die Maschine {serial}. Die Riemen brauchen wir sofort.',
    ],
    [
      'Die Riemen gehen heute raus, das Angebot für den Rest kommt per E-Mail. Für zwei Schichten empfehlen wir zwei Satz Messer und einen Satz Filter.',
      'Angebot erhalten. Können die Filter gleich mitkommen?',
      'Ja, sie liegen der Sendung bei.',
      'Alles angekommen.',
    ],
  ),
  ticketCase(
    'maintenance',
    everyMachine,
    ['Jahresservice in Kalenderwoche {weeks}', 'Kalibrierung fällig'],
    [
      'Der Zähler steht bei {count} Zyklen, die Maschine verlangt den Service. Am besten passt uns die Kalenderwoche {weeks}, Frühschicht.',
    ],
    [
      'Wir können Dienstag oder Mittwoch anbieten, ab 7 Uhr, Dauer rund sechs Stunden.',
      'Mittwoch passt, bitte bringen Sie die Verschleissteile mit.',
      'Bestätigt. Der Bericht folgt in diesem Ticket.',
      'Der Service ist gemacht, die Maschine läuft gut.',
    ],
  ),
];

export const frenchCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress', 'cutStrip', 'cableStrip', 'highVoltage'],
    ['Brins coupés au dénudage de {area}', 'Qualité de dénudage insuffisante, côté {side}'],
    [
      'Sur l’article {article}, deux ou trois brins sont marqués au dénudage du côté {side}. Les lames ont été changées la semaine dernière, le défaut est apparu le lendemain.',
    ],
    [
      'Merci de déposer les lames, de nettoyer leurs sièges avec un pinceau sec et de relancer la prise de référence.',
      'Il y avait un copeau sous la lame supérieure. C’est mieux, mais une pièce sur cinquante reste marquée.',
      'Ouvrez alors les lames de 0,02 mm pour cet article et réduisez la vitesse d’extraction à 60 %.',
      'Plus aucun défaut depuis une journée, merci.',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['Délai de livraison des pièces pour {machine}', 'Devis pour pièces d’usure'],
    [
      'Nous avons besoin d’un jeu de courroies et d’un jeu de lames pour la machine {serial}. Pouvez-vous nous indiquer le délai et nous envoyer un devis ?',
    ],
    [
      'Les courroies partent aujourd’hui, les lames dans quatre jours. Le devis vous parvient par e-mail.',
      'Bien reçu, nous confirmons la commande.',
      'Merci. Le numéro de suivi vous sera envoyé ce soir.',
      'Tout est arrivé.',
    ],
  ),
  ticketCase(
    'training',
    everyMachine,
    ['Formation des opérateurs', 'Formation à la maintenance de {machine}'],
    [
      'Quatre nouveaux opérateurs arrivent dans notre atelier. Une formation de deux jours chez nous est-elle possible en semaine {weeks} ?',
    ],
    [
      'Oui, un formateur est libre du mardi au jeudi de cette semaine. Prévoyez une machine libre et dix mètres de fil.',
      'Mardi et mercredi nous conviennent.',
      'C’est réservé. Les attestations sont remises le deuxième jour.',
      'Très bonne formation, merci.',
    ],
  ),
];

export const spanishCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['cutStrip', 'crimpLine', 'twisting', 'testing', 'harness'],
    ['Fallo intermitente en {machine}', 'La máquina se detiene varias veces por turno'],
    [
      'La máquina {serial} se detiene varias veces por turno con un fallo del encóder del eje principal. Después de reiniciar funciona, a veces horas y a veces diez minutos.',
    ],
    [
      'Revisen primero el conector del encóder: sáquenlo, miren si hay pines doblados y apriétenlo de nuevo. Si el fallo sigue, cambien el cable con el del segundo eje.',
      'El fallo se ha movido con el cable.',
      'Entonces es el cable. Hoy sale un juego de cables de nuestro almacén; el cambio lleva unos 20 minutos.',
      'Cable cambiado, sin fallos desde ayer.',
    ],
  ),
  ticketCase(
    'question',
    everyMachine,
    ['¿Se puede procesar {area}?', 'Cuchillas para aislamiento de PTFE'],
    [
      'Un cliente nos pide el artículo {article} con {area}. ¿Es posible con esta máquina y qué cuchillas necesitamos?',
    ],
    [
      'Es posible con cuchillas en V recubiertas y un 70 % de la velocidad. Envíennos dos metros de cable y les devolvemos muestras.',
      'El cable ha salido hoy.',
      'Las muestras van de vuelta con los valores en una tarjeta.',
      'Las muestras están bien, gracias.',
    ],
  ),
  ticketCase(
    'maintenance',
    everyMachine,
    ['Servicio anual de {machine}', 'Calibración pendiente'],
    [
      'El contador marca {count} ciclos y la máquina pide el servicio. Nos conviene la semana {weeks}, turno de mañana.',
    ],
    [
      'Podemos ofrecer el martes o el miércoles desde las 7; el trabajo dura unas seis horas.',
      'El miércoles nos va bien.',
      'Confirmado. El informe llegará por este tique.',
      'Servicio hecho, todo en orden.',
    ],
  ),
];

export const portugueseCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['cutStrip', 'crimpLine', 'cableStrip', 'twisting'],
    ['Comprimentos variam de peça para peça', 'O fio escorrega em alta velocidade'],
    [
      'No artigo {article} os comprimentos variam até {length} mm. A meia velocidade ficam certos. O tambor e o pré-alimentador giram sem trancos.',
    ],
    [
      'Qual é a pressão ajustada nas correias e quantos metros elas já rodaram? Correias brilhantes perdem a aderência.',
      'A pressão é de 2,8 bar, as correias brilham.',
      'Troquem o par de correias e limpem a roda do encoder. Depois cortem dez peças de 1 000 mm.',
      'Correias trocadas, a variação é de 0,8 mm.',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['Peças de reposição para {serial}', 'Prazo de entrega das peças de desgaste'],
    ['Precisamos de um orçamento das peças de desgaste para um ano em dois turnos da máquina {serial}.'],
    [
      'O orçamento segue por e-mail. Recomendamos dois jogos de lâminas e um jogo de filtros.',
      'Recebido. Uma parte pode vir antes?',
      'Sim, o que está em estoque sai amanhã.',
      'Chegou tudo.',
    ],
  ),
  ticketCase(
    'training',
    everyMachine,
    ['Treinamento de operadores', 'Curso para a manutenção'],
    ['Temos quatro operadores novos e gostaríamos de um treinamento de dois dias na semana {weeks}.'],
    [
      'Há um instrutor livre de terça a quinta. Seis pessoas por máquina é o limite.',
      'Terça e quarta, por favor.',
      'Reservado. Separem dez metros de fio para a prática.',
      'O curso foi muito bom, obrigado.',
    ],
  ),
];
