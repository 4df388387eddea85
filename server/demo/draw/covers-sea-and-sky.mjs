// Book covers with weather in them. Every front is drawn on 600 × 860.
import { setLine, setLines } from './lettering.mjs'
import { repeat, scallops, scatter } from './patterns.mjs'

const night = `<linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#0f1f3d"/>
  <stop offset="1" stop-color="#37618c"/></linearGradient><rect width="600" height="860" fill="url(#night)"/>`

const stars = (count, seed, top, tall) =>
  scatter(
    count,
    seed,
    (x, y, r) =>
      `<circle cx="${(x * 600).toFixed(1)}" cy="${(top + y * tall).toFixed(1)}" r="${1.5 + r * 2.5}" fill="#fff3cf" opacity="${0.4 + r * 0.5}"/>`,
  )

// x, y, turn in degrees and scale of each bird.
const swifts = [
  [330, 500, -28, 1.25],
  [150, 640, 18, 0.8],
  [470, 690, -48, 0.85],
  [130, 380, -12, 0.6],
  [490, 350, 24, 0.55],
  [300, 740, -8, 0.55],
  [260, 310, -36, 0.4],
]

export const seaAndSky = {
  'lighthouse-almanac': {
    title: 'The Lighthouse Almanac',
    cloth: '#14284a',
    ink: '#f6dc9a',
    front: `${night}${stars(24, 7, 340, 230)}
      <linearGradient id="beam"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".95"/>
        <stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></linearGradient>
      <polygon points="410,408 0,330 0,520" fill="url(#beam)" transform="matrix(-1 0 0 1 820 0)"/>
      <polygon points="410,408 0,330 0,520" fill="#ffe9a8" opacity=".5"/>
      <polygon points="374,456 446,456 474,800 346,800" fill="#f7efe0"/>
      <polygon points="368,530 452,530 458,606 362,606" fill="#d8432f"/>
      <polygon points="356,680 464,680 470,756 350,756" fill="#d8432f"/>
      <polygon points="424,456 446,456 474,800 432,800" fill="#0f1f3d" opacity=".16"/>
      <rect x="358" y="442" width="104" height="16" rx="4" fill="#0d1a33"/>
      <rect x="382" y="380" width="56" height="62" fill="#ffdf7e"/>
      <path d="M382 380h6v62h-6zM407 380h6v62h-6zM432 380h6v62h-6z" fill="#0d1a33"/>
      <path d="M374 382q36-58 72 0z" fill="#d8432f"/>
      <path d="M300 800q20-44 74-46 60-8 92 14 50 8 64 60z" fill="#0d1a33"/>
      ${scallops({ top: 752, rows: 3, width: 120, colours: ['#2c5f86', '#1d4a70', '#12304e'], rim: '#8fc1d6' })}
      ${setLine('The', { face: 'italic', size: 62, x: 52, y: 96, anchor: 'start', fill: '#f6dc9a' })}
      ${setLines(['Lighthouse', 'Almanac'], { face: 'serif', size: 108, x: 48, y: 194, anchor: 'start', fit: 510, leading: 104, fill: '#fdf3dc' })}
      ${setLines(['INGRID', 'SOLHEIM'], { face: 'geometric', size: 38, x: 52, y: 640, anchor: 'start', leading: 46, tracking: 0.12, fill: '#f6dc9a' })}`,
  },
  'salt-road-north': {
    title: 'Salt Road North',
    cloth: '#7b2f4b',
    ink: '#ffd9a8',
    side: 'pages',
    front: `<linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#f9b65f"/>
        <stop offset=".6" stop-color="#f4836a"/></linearGradient>
      <rect width="600" height="860" fill="url(#dusk)"/>
      <circle cx="440" cy="466" r="88" fill="#fff0c9"/>
      <path d="M0 520l110-110 90 70 120-150 120 140 160-80v600H0z" fill="#c8586a"/>
      <path d="M0 600l150-110 130 90 130-70 190 100v400H0z" fill="#94405f"/>
      <path d="M0 660q160-90 320-20t280-30v300H0z" fill="#64294f"/>
      <path d="M0 760q200-90 600-20v200H0z" fill="#421c3f"/>
      <path d="M210 860q290-90 160-150-170-70-10-116 66-22 44-50h12q44 34-20 62-116 46 50 100 210 62-20 154z" fill="#ffe6c2"/>
      ${setLines(['SALT', 'ROAD', 'NORTH'], { face: 'black', size: 124, x: 44, y: 140, anchor: 'start', leading: 108, fill: '#64294f' })}
      ${setLines(['TOMASZ', 'WIERZBA'], { face: 'geometric', size: 34, x: 48, y: 776, anchor: 'start', leading: 40, tracking: 0.12, fill: '#ffd9a8' })}`,
  },
  'nine-moons': {
    title: 'Nine Moons over Tallow Street',
    cloth: '#2a2250',
    ink: '#f3d9a4',
    front: `<rect width="600" height="860" fill="#2a2250"/>${stars(36, 21, 20, 480)}
      ${repeat(9, i => {
        const x = 140 + (i % 3) * 160
        const y = 120 + Math.floor(i / 3) * 150
        const bite = (i - 4) * 27
        return `<clipPath id="m${i}"><circle cx="${x}" cy="${y}" r="58"/></clipPath>
          <circle cx="${x}" cy="${y}" r="58" fill="#453a78"/>
          <g clip-path="url(#m${i})"><circle cx="${x + bite}" cy="${y}" r="58" fill="#f7e3b5"/>
          <circle cx="${x + bite - 16}" cy="${y - 14}" r="11" fill="#e6c98c"/><circle cx="${x + bite + 18}" cy="${y + 18}" r="16" fill="#e6c98c"/></g>`
      })}
      ${setLine('Nine Moons', { face: 'fatface', size: 100, y: 606, fit: 520, fill: '#f7e3b5' })}
      ${setLine('over Tallow Street', { face: 'italic', size: 62, y: 680, fit: 510, fill: '#e8a0a8' })}
      ${setLine('BEATRIZ AMORIM', { face: 'geometric', size: 32, y: 790, tracking: 0.14, fill: '#f7e3b5' })}`,
  },
  tidewrack: {
    title: 'Tidewrack',
    cloth: '#0f4c5c',
    ink: '#f6efe0',
    side: 'pages',
    front: `<rect width="600" height="860" fill="#f6efe0"/>
      <circle cx="300" cy="330" r="178" fill="#e2543e"/>
      ${scallops({ top: 350, rows: 8, width: 200, colours: ['#8cc3c4', '#5ea6ae', '#3b8a97', '#236f80', '#15596b', '#0f4c5c', '#0c4050', '#093442'], rim: '#f6efe0', step: 66 })}
      ${setLine('TIDEWRACK', { face: 'black', size: 110, y: 118, fit: 508, fill: '#0f4c5c' })}
      ${setLine('a novel', { face: 'italic', size: 44, y: 262, fill: '#f6efe0' })}
      <rect y="764" width="600" height="96" fill="#093442"/>
      ${setLine('MORVEN ADAIR', { face: 'geometric', size: 36, y: 826, tracking: 0.16, fill: '#f6efe0' })}`,
  },
  'letters-to-a-glacier': {
    title: 'Letters to a Glacier',
    cloth: '#2d6f94',
    ink: '#ffffff',
    front: `<linearGradient id="air" x2="0" y2="1"><stop offset="0" stop-color="#e8f4f8"/>
        <stop offset="1" stop-color="#c5e2ee"/></linearGradient><rect width="600" height="860" fill="url(#air)"/>
      <polygon points="0,560 150,400 240,500 370,330 600,540 600,860 0,860" fill="#a4cfe2"/>
      <polygon points="150,400 240,500 180,860 0,860 0,560" fill="#86bcd6"/>
      <polygon points="370,330 600,540 600,860 420,860" fill="#5e9fc2"/>
      <polygon points="370,330 420,860 180,860 240,500" fill="#d9eef6"/>
      <polygon points="370,330 330,600 420,860" fill="#f4fbfd"/>
      <polygon points="150,400 120,620 0,560" fill="#b8dcea"/>
      <polygon points="420,860 500,640 600,720 600,860" fill="#3f82a9"/>
      <polygon points="0,860 0,700 120,620 180,860" fill="#4a8db3"/>
      <polygon points="180,860 260,690 330,860" fill="#9fcadf"/>
      <g transform="rotate(-7 454 196)"><rect x="396" y="164" width="116" height="76" rx="4" fill="#fff"/>
        <path d="M396 166l58 44 58-44" fill="none" stroke="#e0604c" stroke-width="6"/></g>
      ${setLines(['Letters', 'to a', 'Glacier'], { face: 'serif', size: 112, x: 46, y: 132, anchor: 'start', leading: 100, fill: '#1d4f70' })}
      ${setLine('SUNNIVA HAUGE', { face: 'geometric', size: 34, x: 46, y: 398, anchor: 'start', fit: 230, tracking: 0.1, fill: '#1d4f70' })}`,
  },
  'where-the-swifts-go': {
    title: 'Where the Swifts Go',
    cloth: '#c9543f',
    ink: '#fff1dc',
    side: 'pages',
    front: `<linearGradient id="eve" x2="0" y2="1"><stop offset="0" stop-color="#fbd9a9"/>
        <stop offset="1" stop-color="#f0876a"/></linearGradient><rect width="600" height="860" fill="url(#eve)"/>
      <circle cx="300" cy="540" r="150" fill="#fff0c9" opacity=".85"/>
      ${swifts
        .map(
          ([
            x,
            y,
            turn,
            scale,
          ]) => `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="#3a1f33"
          d="M-118-34Q-52-46-12-22L0-34 12-22Q52-46 118-34 54-18 16 8L10 58 0 38-10 58-16 8Q-54-18-118-34z"/>`,
        )
        .join('')}
      ${setLines(['Where the', 'Swifts Go'], { face: 'soft', size: 104, y: 128, fit: 516, leading: 104, fill: '#3a1f33' })}
      ${setLine('ANNELIES DEKKER', { face: 'geometric', size: 32, y: 818, tracking: 0.14, fill: '#3a1f33' })}`,
  },
  'paper-kite': {
    title: 'Olu and the Paper Kite',
    cloth: '#2389c9',
    ink: '#fff3c4',
    thick: 34,
    front: `<rect width="600" height="860" fill="#57b8ee"/>
      <g fill="#e9f7ff"><path d="M30 520a40 40 0 0 1 50-38 56 56 0 0 1 106 6 38 38 0 0 1 24 72H52a32 32 0 0 1-22-40z"/>
        <path d="M420 330a34 34 0 0 1 44-32 46 46 0 0 1 86 6 32 32 0 0 1 20 60H440a28 28 0 0 1-20-34z" opacity=".8"/></g>
      <path d="M0 740q150-110 320-30t280-40v200H0z" fill="#7cc464"/><path d="M0 800q200-80 600 0v80H0z" fill="#4fa048"/>
      <path d="M376 520Q300 640 330 690T250 790" fill="none" stroke="#fff" stroke-width="4"/>
      <g transform="rotate(14 376 400)"><path d="M376 268l-104 116h104z" fill="#ffd23f"/><path d="M376 268l104 116H376z" fill="#ee4266"/>
        <path d="M272 384l104 152V384z" fill="#f26b21"/><path d="M480 384L376 536V384z" fill="#7b2cbf"/></g>
      <path d="M348 600l-30-16v30zm0 0l28-18v32z" fill="#ffd23f"/><path d="M322 674l-30-10 6 30zm0 0l30-10-2 30z" fill="#ee4266"/>
      <circle cx="238" cy="764" r="22" fill="#5b3423"/><path d="M214 860l6-60q18-20 36 0l6 60z" fill="#ee4266"/><path d="M246 800l14-18" stroke="#5b3423" stroke-width="9" stroke-linecap="round"/>
      ${setLine('Olu and the', { face: 'grotesque', size: 80, y: 112, fill: '#fff3c4' })}
      ${setLine('Paper Kite', { face: 'grotesque', size: 118, y: 222, fit: 530, fill: '#ffffff' })}
      ${setLine('Folake Adeyemi', { face: 'grotesque', size: 36, x: 560, y: 830, anchor: 'end', fill: '#ffffff' })}`,
  },
}
