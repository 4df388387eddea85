// Book covers with something made by hand on them. Every front is drawn on 600 × 860.
import { setLine, setLines } from './lettering.mjs'
import { repeat, scatter } from './patterns.mjs'

const paper = colour => `<rect width="600" height="860" fill="${colour}"/>`

const orangeSlice = (
  x,
  y,
  r,
) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f28a1c"/><circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="#fff0d0"/>
  ${repeat(8, i => `<path transform="rotate(${i * 45} ${x} ${y})" d="M${x} ${y - r * 0.08}L${x - r * 0.27} ${y - r * 0.68}Q${x} ${y - r * 0.92} ${x + r * 0.27} ${y - r * 0.68}z" fill="#f9a63a"/>`)}`

const soundHole = `<path d="M176 380q-52-6-44 44 10 60 24 130t10 110q-4 44-44 36" fill="none" stroke="#2a0d08" stroke-width="17" stroke-linecap="round"/>
  <path d="M120 542h66" stroke="#2a0d08" stroke-width="9"/><circle cx="178" cy="392" r="17" fill="#2a0d08"/><circle cx="122" cy="694" r="20" fill="#2a0d08"/>`

export const roomsAndThings = {
  'cafe-pluvier': {
    title: 'Café Pluvier',
    cloth: '#0d4d4d',
    ink: '#f6c667',
    front: `${paper('#0f5a58')}
      ${repeat(6, i => `<path d="M${i * 100} 0h100v130a50 50 0 0 1-100 0z" fill="${i % 2 ? '#fdf1dc' : '#e4572e'}"/>`)}
      <rect width="600" height="18" fill="#0a3f3f"/>
      <circle cx="300" cy="630" r="168" fill="#f6c667"/>
      <path d="M256 512q-26-28 0-54t0-48M318 512q-26-28 0-54t0-48" stroke="#fdf1dc" stroke-width="15" stroke-linecap="round" fill="none"/>
      <path d="M424 566q92-14 84 60-10 70-110 66" fill="none" stroke="#fdf1dc" stroke-width="26"/>
      <path d="M150 540h280v80q0 128-140 128T150 620z" fill="#fffaf0"/><ellipse cx="290" cy="540" rx="140" ry="26" fill="#e9dcc3"/><ellipse cx="290" cy="544" rx="118" ry="18" fill="#5c3420"/>
      <path d="M178 590q2 96 62 126" stroke="#e9dcc3" stroke-width="14" fill="none" stroke-linecap="round"/>
      <ellipse cx="290" cy="762" rx="206" ry="26" fill="#fdf1dc"/>
      ${setLine('Café', { face: 'fatface', size: 112, y: 278, fill: '#fdf1dc' })}
      ${setLine('Pluvier', { face: 'fatface', size: 122, y: 384, fit: 500, fill: '#f6c667' })}
      ${setLine('ÉLODIE MARCHAND', { face: 'geometric', size: 32, y: 834, tracking: 0.14, fill: '#fdf1dc' })}`,
  },
  'bread-slowly': {
    title: 'Bread, Slowly',
    cloth: '#7a4420',
    ink: '#fbe7c6',
    thick: 78,
    side: 'pages',
    front: `${paper('#f3dcb5')}
      <radialGradient id="crust" cx=".42" cy=".36"><stop offset="0" stop-color="#e2a45c"/><stop offset=".7" stop-color="#b9702f"/><stop offset="1" stop-color="#8a4b1e"/></radialGradient>
      <circle cx="300" cy="556" r="246" fill="url(#crust)"/>
      <g fill="none" stroke="#fdf0d8" stroke-linecap="round"><path d="M190 420q110 120 88 300" stroke-width="26"/><path d="M300 372q96 150 72 350" stroke-width="26"/>
        <path d="M410 404q72 120 46 270" stroke-width="26"/><path d="M116 520q60 70 62 168" stroke-width="22"/></g>
      ${scatter(70, 11, (x, y, r) => `<circle cx="${300 + (x - 0.5) * 400}" cy="${556 + (y - 0.5) * 400}" r="${2 + r * 4}" fill="#fff6e4" opacity=".5"/>`)}
      ${setLines(['Bread,', 'Slowly'], { face: 'soft', size: 134, y: 148, leading: 120, fill: '#5f3114' })}
      ${setLine('GIACOMO FERRANTE', { face: 'geometric', size: 32, y: 840, tracking: 0.12, fill: '#5f3114' })}`,
  },
  'marmalade-works': {
    title: 'Murder at the Marmalade Works',
    cloth: '#1f4e79',
    ink: '#ffd27a',
    front: `${paper('#2a6496')}
      ${orangeSlice(520, 130, 128)}${orangeSlice(34, 806, 108)}
      <rect x="150" y="176" width="300" height="84" rx="16" fill="#e9b44c"/><path d="M150 204h300M150 230h300" stroke="#c68f2b" stroke-width="6"/>
      <path d="M164 260h272q64 30 64 92v346q0 66-66 66H166q-66 0-66-66V352q0-62 64-92z" fill="#f08a1d"/>
      <path d="M136 356v320" stroke="#ffc672" stroke-width="20" stroke-linecap="round"/>
      <rect x="112" y="372" width="376" height="288" fill="#fff6e2"/><rect x="126" y="386" width="348" height="260" fill="none" stroke="#b3261e" stroke-width="5"/>
      ${setLine('Murder', { face: 'fatface', size: 92, y: 472, fit: 320, fill: '#b3261e' })}
      ${setLine('at the', { face: 'italic', size: 40, y: 518, fill: '#1f4e79' })}
      ${setLines(['Marmalade', 'Works'], { face: 'fatface', size: 64, y: 576, fit: 320, leading: 58, fill: '#1f4e79' })}
      ${setLine('PRUDENCE HALLAM', { face: 'geometric', size: 32, x: 564, y: 826, anchor: 'end', tracking: 0.1, fill: '#ffd27a' })}`,
  },
  'cello-at-sixty': {
    title: 'Learning the Cello at Sixty',
    cloth: '#5e1f14',
    ink: '#f7d9ae',
    side: 'pages',
    front: `<radialGradient id="varnish" cx=".5" cy=".62" r=".75"><stop offset="0" stop-color="#d9772f"/><stop offset="1" stop-color="#7c2a16"/></radialGradient>
      <rect width="600" height="860" fill="url(#varnish)"/>
      ${soundHole}<g transform="matrix(-1 0 0 1 600 0)">${soundHole}</g>
      <path d="M206 620q94-44 188 0l-10 26q-12-18-32-10l-8 30h-88l-8-30q-20-8-32 10z" fill="#e8b878"/>
      ${[252, 284, 316, 348].map((x, i) => `<path d="M${x} 330V780" stroke="#fbe9cc" stroke-width="${6 - i}"/>`).join('')}
      ${setLine('Learning', { face: 'italic', size: 66, y: 98, fill: '#f7d9ae' })}
      ${setLine('the Cello', { face: 'serif', size: 124, y: 206, fit: 520, fill: '#ffffff' })}
      ${setLine('at Sixty', { face: 'italic', size: 80, y: 296, fill: '#f7d9ae' })}
      <rect y="764" width="600" height="96" fill="#4a150c"/>
      ${setLine('RUTH ABELARD', { face: 'geometric', size: 36, y: 826, tracking: 0.14, fill: '#fff' })}`,
  },
  'knots-and-splices': {
    title: 'Knots & Splices',
    cloth: '#123a5a',
    ink: '#f3e3c3',
    thick: 46,
    front: `${paper('#f3e9d6')}<rect x="28" y="28" width="544" height="804" fill="none" stroke="#123a5a" stroke-width="7"/>
      ${[
        'M60 640C190 640 300 560 360 480S470 380 470 460 390 560 300 520',
        'M540 640C410 640 300 560 240 480S130 380 130 460 210 560 300 520',
      ]
        .map(
          (
            d,
            i,
          ) => `<path d="${d}" fill="none" stroke="#123a5a" stroke-width="54" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${i ? '#d2452f' : '#e9c889'}" stroke-width="42" stroke-linecap="round"/>
          <path d="${d}" fill="none" stroke="${i ? '#8f2617' : '#b28a48'}" stroke-width="42" stroke-dasharray="5 17" opacity=".55"/>`,
        )
        .join('')}
      <path d="M250 596C290 570 326 530 360 480" fill="none" stroke="#123a5a" stroke-width="54"/><path d="M244 600C290 572 328 530 364 474" fill="none" stroke="#e9c889" stroke-width="42"/><path d="M244 600C290 572 328 530 364 474" fill="none" stroke="#b28a48" stroke-width="42" stroke-dasharray="5 17" opacity=".55"/>
      ${setLine('Knots', { face: 'fatface', size: 138, y: 170, fill: '#123a5a' })}
      ${setLine('& Splices', { face: 'fatface', size: 108, y: 284, fit: 480, fill: '#d2452f' })}
      ${setLine('sixty you will really use', { face: 'italic', size: 40, y: 348, fill: '#123a5a' })}
      ${setLine('JORIS VAN DAM', { face: 'geometric', size: 34, y: 780, tracking: 0.14, fill: '#123a5a' })}`,
  },
  mending: {
    title: 'Mending',
    cloth: '#233e68',
    ink: '#f4efe4',
    side: 'pages',
    thick: 48,
    front: `${paper('#2f4f80')}
      ${repeat(13, row => `<path d="M${row % 2 ? 0 : 22} ${40 + row * 66}H600" stroke="#f4efe4" stroke-width="6" stroke-linecap="round" stroke-dasharray="26 30" opacity=".55"/>`)}
      <g transform="rotate(-4 300 520)"><path d="M96 356l22 8 24-8 22 8 26-8 22 8 24-8 22 8 26-8 22 8 24-8 22 8 26-8 22 8 26-8 22 8 26-6v324H96z" fill="#e0533d"/>
        <rect x="118" y="384" width="364" height="276" fill="none" stroke="#fff1dc" stroke-width="8" stroke-dasharray="24 16"/>
        ${repeat(15, i => {
          const x = 180 + (i % 5) * 60
          const y = 444 + Math.floor(i / 5) * 78
          return `<path d="M${x - 17} ${y}h34M${x} ${y - 17}v34" stroke="#fff1dc" stroke-width="9" stroke-linecap="round"/>`
        })}</g>
      <rect x="40" y="70" width="520" height="196" fill="#2f4f80"/>
      ${setLine('Mending', { face: 'soft', size: 146, y: 200, fit: 516, fill: '#fff7ea' })}
      ${setLine('forty repairs to be proud of', { face: 'italic', size: 40, y: 258, fit: 500, fill: '#ffc9a8' })}
      <rect x="40" y="760" width="520" height="70" fill="#2f4f80"/>
      ${setLine('KEIKO ASANUMA', { face: 'geometric', size: 36, y: 808, tracking: 0.14, fill: '#fff7ea' })}`,
  },
}
