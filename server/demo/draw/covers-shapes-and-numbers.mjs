// Book covers made of geometry. Every front is drawn on 600 × 860.
import { setLine, setLines } from './lettering.mjs'
import { repeat, scatter } from './patterns.mjs'

const paper = colour => `<rect width="600" height="860" fill="${colour}"/>`

/** A tower block seen from above its corner: lit left, shaded right. */
const tower = (x, y, wide, tall, [roof, lit, shade]) => {
  const rise = wide * 0.5
  return `<polygon fill="${lit}" points="${x - wide},${y} ${x},${y + rise} ${x},${y + rise + tall} ${x - wide},${y + tall}"/>
    <polygon fill="${shade}" points="${x + wide},${y} ${x},${y + rise} ${x},${y + rise + tall} ${x + wide},${y + tall}"/>
    <polygon fill="${roof}" points="${x},${y - rise} ${x + wide},${y} ${x},${y + rise} ${x - wide},${y}"/>
    ${repeat(3, i => `<polygon fill="${roof}" opacity=".8" points="${x - wide * 0.8 + i * wide * 0.26},${y + 34 + i * wide * 0.13} ${x - wide * 0.68 + i * wide * 0.26},${y + 40 + i * wide * 0.13} ${x - wide * 0.68 + i * wide * 0.26},${y + 72 + i * wide * 0.13} ${x - wide * 0.8 + i * wide * 0.26},${y + 66 + i * wide * 0.13}"/>`)}`
}

/** A glazed tile with a flower of four petals. */
const tile = (
  x,
  y,
) => `<g transform="translate(${x} ${y})"><rect width="100" height="100" fill="#f7f7f2" stroke="#9db8d9" stroke-width="2"/>
  <path d="M50 50Q20 30 50 6 80 30 50 50zM50 50Q30 80 6 50 30 20 50 50zM50 50Q80 70 50 94 20 70 50 50zM50 50Q70 20 94 50 70 80 50 50z" fill="#2a5ea8"/>
  <circle cx="50" cy="50" r="9" fill="#f3c14b"/><path d="M0 26A26 26 0 0 0 26 0H0zM74 0a26 26 0 0 0 26 26V0zM100 74a26 26 0 0 0-26 26h26zM26 100A26 26 0 0 0 0 74v26z" fill="#7fa6d6"/></g>`

export const shapesAndNumbers = {
  'atlas-of-quiet-places': {
    title: 'An Atlas of Quiet Places',
    cloth: '#2c5a5c',
    ink: '#f4ecd8',
    thick: 72,
    front: `${paper('#dfe9d8')}
      ${repeat(8, i => {
        const s = 1 - i * 0.115
        return `<path transform="translate(330 590) scale(${s.toFixed(3)})" d="M-330-120C-260-320-40-330 90-270S400-200 380 10 250 330 20 330-390 150-330-120z" fill="${['#cfe0cb', '#b5d1bd', '#9cc2b0', '#80b0a2', '#659b93', '#4b8483', '#366d70', '#2c5a5c'][i]}"/>`
      })}
      <path d="M330 534l66 96H264z" fill="#f2693c"/><path d="M330 566l22 64h-44z" fill="#7d2b14"/>
      ${setLine('AN ATLAS OF', { face: 'geometric', size: 52, x: 48, y: 96, anchor: 'start', tracking: 0.06, fill: '#2c5a5c' })}
      ${setLines(['Quiet', 'Places'], { face: 'serif', size: 134, x: 44, y: 206, anchor: 'start', leading: 124, fill: '#1f4346' })}
      ${setLine('PETRA NOVÁKOVÁ', { face: 'geometric', size: 34, y: 822, tracking: 0.12, fill: '#1f4346' })}`,
  },
  'locked-glass': {
    title: 'Locked Glass',
    cloth: '#0c2b22',
    ink: '#c8f0d8',
    side: 'pages',
    front: `${paper('#0c2b22')}
      <radialGradient id="glow" cx=".5" cy=".62" r=".5"><stop offset="0" stop-color="#4f9a73"/><stop offset="1" stop-color="#0c2b22"/></radialGradient><rect width="600" height="860" fill="url(#glow)"/>
      <path d="M110 760V470L300 300l190 170v290z" fill="#bdf0d0" opacity=".2"/>
      <g stroke="#c8f0d8" stroke-width="8" fill="none"><path d="M110 760V470L300 300l190 170v290zM110 470h380M300 300v460M205 385v375M395 385v375M110 615h380"/></g>
      <path d="M300 760q-6-90 0-160" stroke="#0c2b22" stroke-width="10"/><path d="M300 690q-60-10-74-60 60 0 74 60zM300 660q60-14 70-64-58 6-70 64z" fill="#0c2b22"/>
      <path d="M300 604q-56-20-40-80 24 0 40 24 16-24 40-24 16 60-40 80z" fill="#f2385a"/>
      ${setLine('LOCKED', { face: 'geometric', size: 150, y: 148, fit: 480, fill: '#eafff2' })}
      ${setLine('GLASS', { face: 'geometric', size: 140, y: 268, fit: 480, fill: '#f2385a' })}
      ${setLine('NICO VARGA', { face: 'geometric', size: 36, y: 826, tracking: 0.16, fill: '#c8f0d8' })}`,
  },
  'paper-skylines': {
    title: 'Paper Skylines',
    cloth: '#d4574e',
    ink: '#fff4e6',
    front: `${paper('#fbe3d2')}
      ${tower(150, 450, 84, 500, ['#ffd9a0', '#f3a65a', '#d97d3a'])}${tower(450, 410, 84, 500, ['#a9dcd6', '#5fb3ac', '#3a8d8b'])}
      ${tower(300, 500, 92, 500, ['#f8b7b0', '#e4746a', '#c24d48'])}${tower(100, 650, 80, 400, ['#bcd0f0', '#7e9fd8', '#5679b8'])}
      ${tower(500, 620, 80, 400, ['#ffe6a8', '#f2c14e', '#d59f2c'])}${tower(300, 730, 84, 300, ['#fff8ee', '#e9dccb', '#cdbca8'])}
      ${setLines(['Paper', 'Skylines'], { face: 'black', size: 146, y: 154, leading: 110, fit: 516, fill: '#7a2b30' })}
      ${setLine('Lucía Benavente', { face: 'italic', size: 46, y: 338, fill: '#7a2b30' })}`,
  },
  'how-trains-dream': {
    title: 'How Trains Dream',
    cloth: '#1c1440',
    ink: '#ffd6e8',
    side: 'pages',
    front: `<linearGradient id="deep" x2="0" y2="1"><stop offset="0" stop-color="#1c1440"/><stop offset=".62" stop-color="#6a2c82"/><stop offset="1" stop-color="#ef6f8e"/></linearGradient><rect width="600" height="860" fill="url(#deep)"/>
      ${scatter(18, 31, (x, y, r) => `<circle cx="${(x * 600).toFixed(1)}" cy="${(366 + y * 140).toFixed(1)}" r="${1.5 + r * 2.5}" fill="#fff" opacity="${0.4 + r * 0.5}"/>`)}
      <circle cx="300" cy="490" r="120" fill="#ffe7b8"/><path d="M0 560q150-50 300-40t300-10v400H0z" fill="#2b1650"/>
      ${repeat(9, i => {
        const y = 548 + i * i * 4.4
        const wide = 26 + i * i * 3.6
        return `<rect x="${300 - wide}" y="${y}" width="${wide * 2}" height="${5 + i * 2.2}" rx="3" fill="#8f5aa8"/>`
      })}
      <path d="M288 530L70 870h56L296 530zM312 530l218 340h-56L304 530z" fill="#ffd6e8"/>
      ${setLine('How Trains', { face: 'grotesque', size: 106, y: 140, fit: 520, fill: '#ffffff' })}
      ${setLine('Dream', { face: 'grotesque', size: 168, y: 284, fit: 520, fill: '#ffb3cf' })}
      ${setLine('S. K. RAMANATHAN', { face: 'geometric', size: 32, y: 346, tracking: 0.14, fill: '#ffe7b8' })}`,
  },
  'odd-numbers': {
    title: 'Odd Numbers',
    cloth: '#14213d',
    ink: '#ffffff',
    thick: 52,
    front: `${paper('#fdfaf3')}
      ${setLine('1', { face: 'black', size: 330, x: 110, y: 330, fill: '#f25f5c' })}${setLine('3', { face: 'black', size: 400, x: 300, y: 420, fill: '#ffc145' })}
      ${setLine('5', { face: 'black', size: 360, x: 482, y: 320, fill: '#247ba0' })}${setLine('7', { face: 'black', size: 380, x: 160, y: 640, fill: '#3bb08f' })}
      ${setLine('9', { face: 'black', size: 350, x: 446, y: 640, fill: '#8a4fbe' })}
      <rect y="656" width="600" height="204" fill="#14213d"/>
      ${setLine('Odd Numbers', { face: 'grotesque', size: 98, y: 754, fit: 516, fill: '#ffffff' })}
      ${setLine('AMARA OKONJO', { face: 'geometric', size: 34, y: 818, tracking: 0.16, fill: '#ffc145' })}`,
  },
  'rio-arriba': {
    title: 'Río Arriba',
    cloth: '#8c3a1f',
    ink: '#ffe6c9',
    thick: 76,
    front: `${paper('#f7c98b')}<circle cx="400" cy="404" r="70" fill="#fff3d6"/>
      <path d="M0 380h120l40 60h60v500H0z" fill="#c4572e"/><path d="M600 420H480l-40 50h-60v400h220z" fill="#b34a27"/>
      <path d="M0 500h90l60 70h70v300H0z" fill="#9c3c20"/><path d="M600 560h-90l-60 60h-80v300h230z" fill="#8c3a1f"/>
      <path d="M0 450h130M0 590h150M600 510H470M600 640H450" stroke="#f0a06a" stroke-width="12" opacity=".5"/>
      <path d="M286 480h34q-40 60 30 110t-30 120-40 150H60q60-110 150-170t30-120 46-90z" fill="#35b0ab"/><path d="M300 500q-30 60 20 100t-40 120-90 140" stroke="#b5ece4" stroke-width="9" fill="none" stroke-linecap="round"/>
      <path d="M330 700q120-30 270 10v160H280q10-90 50-170z" fill="#6e2813"/><path d="M470 720v-70M470 690h-24v-26M470 680h24v-30" stroke="#3f7d4e" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" fill="none"/>
      ${setLine('Río', { face: 'fatface', size: 150, x: 44, y: 160, anchor: 'start', fill: '#7d2c14' })}
      ${setLine('Arriba', { face: 'fatface', size: 150, x: 40, y: 288, anchor: 'start', fill: '#7d2c14' })}
      ${setLine('JOAQUÍN LEDESMA', { face: 'geometric', size: 32, x: 566, y: 822, anchor: 'end', fit: 258, tracking: 0.08, fill: '#ffe6c9' })}`,
  },
  'clockmaker-of-evora': {
    title: 'The Clockmaker of Évora',
    cloth: '#1f4a87',
    ink: '#fff3d0',
    front: `${paper('#e9eef4')}<g transform="scale(2)">${repeat(15, i => tile((i % 3) * 100, Math.floor(i / 3) * 100 - 35))}</g>
      <rect x="60" y="60" width="480" height="740" rx="240" fill="#1f4a87"/><rect x="76" y="76" width="448" height="708" rx="224" fill="none" stroke="#f3c14b" stroke-width="6"/>
      <circle cx="300" cy="264" r="134" fill="#fffaf0"/><circle cx="300" cy="264" r="134" fill="none" stroke="#f3c14b" stroke-width="16"/>
      ${repeat(12, i => `<rect x="294" y="148" width="12" height="${i % 3 ? 16 : 30}" fill="#1f4a87" transform="rotate(${i * 30} 300 264)"/>`)}
      <path d="M300 264l-52-48M300 264l30-84" stroke="#c8452f" stroke-width="13" stroke-linecap="round"/><circle cx="300" cy="264" r="15" fill="#c8452f"/>
      ${setLine('The', { face: 'italic', size: 48, y: 462, fill: '#f3c14b' })}
      ${setLine('Clockmaker', { face: 'serif', size: 84, y: 538, fit: 400, fill: '#ffffff' })}
      ${setLine('of Évora', { face: 'serif', size: 96, y: 630, fit: 380, fill: '#ffffff' })}
      ${setLine('INÊS CARVALHO', { face: 'geometric', size: 30, y: 706, fit: 300, tracking: 0.12, fill: '#f3c14b' })}`,
  },
}
