// Book covers with things that grow or breathe. Every front is drawn on 600 × 860.
import { setLine, setLines } from './lettering.mjs'
import { repeat, scatter } from './patterns.mjs'

const paper = colour => `<rect width="600" height="860" fill="${colour}"/>`

const pear = (x, y, fill, turn) => `<g transform="translate(${x} ${y}) rotate(${turn})">
  <path d="M0-62c24 0 26 30 32 52 8 22 24 32 24 56 0 34-26 50-56 50s-56-16-56-50c0-24 16-34 24-56 6-22 8-52 32-52z" fill="${fill}"/>
  <path d="M-34 40q-6-24 10-44" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".45"/>
  <path d="M0-60q0-18 10-30" fill="none" stroke="#5a3d22" stroke-width="8" stroke-linecap="round"/>
  <path d="M8-76q30-30 58-10-26 28-58 10z" fill="#3f7d4e"/></g>`

const hexagon = (x, y, r, fill) =>
  `<polygon fill="${fill}" points="${repeat(6, i => `${(x + r * Math.cos((i * Math.PI) / 3)).toFixed(1)},${(y + r * Math.sin((i * Math.PI) / 3)).toFixed(1)} `)}"/>`

const bee = (
  x,
  y,
  turn,
  scale,
) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
  <ellipse cx="-16" cy="-32" rx="20" ry="34" fill="#fff" opacity=".85" transform="rotate(-24)"/>
  <ellipse cx="16" cy="-32" rx="20" ry="34" fill="#fff" opacity=".85" transform="rotate(24)"/>
  <ellipse rx="48" ry="30" fill="#f7b32b"/><path d="M-20-28q10 28 0 56M4-30q10 30 0 60M26-25q8 25 0 50" stroke="#2b1d0e" stroke-width="12" fill="none"/>
  <circle cx="-46" r="17" fill="#2b1d0e"/></g>`

const leaf = (x, y, turn, fill, long = 70) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q${long * 0.42}-${long * 0.55} 0-${long * 1.5} -${long * 0.42}-${long * 0.55} 0 0z" fill="${fill}"/>`

export const fieldsAndBeasts = {
  'a-small-orchard': {
    title: 'A Small Orchard',
    cloth: '#c9862b',
    ink: '#fff7e6',
    thick: 44,
    front: `${paper('#fdf3dd')}
      ${repeat(12, i => pear(100 + (i % 3) * 200, 116 + Math.floor(i / 3) * 212, ['#e9b93a', '#c9d162', '#de7a45'][(i + Math.floor(i / 3)) % 3], i % 2 ? 12 : -10))}
      <rect x="46" y="286" width="508" height="292" rx="146" fill="#2f5d46"/>
      ${setLines(['A Small', 'Orchard'], { face: 'italic', size: 98, y: 396, leading: 94, fill: '#fdf3dd' })}
      ${setLine('HANNE BRÅTEN', { face: 'geometric', size: 30, y: 544, tracking: 0.14, fill: '#e9b93a' })}`,
  },
  'owl-who-kept-time': {
    title: 'The Owl Who Kept Time',
    cloth: '#11635f',
    ink: '#ffe2a0',
    thick: 36,
    side: 'pages',
    front: `${paper('#17807a')}${scatter(20, 5, (x, y, r) => `<circle cx="${(x * 600).toFixed(1)}" cy="${(290 + y * 480).toFixed(1)}" r="${3 + r * 5}" fill="#ffe2a0" opacity=".55"/>`)}
      <path d="M0 790q300-60 600 0v70H0z" fill="#5a3420"/>
      <path d="M300 318c150 0 206 120 206 246 0 150-90 244-206 244S94 714 94 564c0-126 56-246 206-246z" fill="#a9683a"/>
      <path d="M128 410q-30-80-4-128 60 14 104 54zM472 410q30-80 4-128-60 14-104 54z" fill="#8a5029"/>
      <path d="M300 520c76 0 112 60 112 126 0 84-52 136-112 136s-112-52-112-136c0-66 36-126 112-126z" fill="#f1d3a0"/>
      <g fill="none" stroke="#a9683a" stroke-width="9" stroke-linecap="round"><path d="M240 630q20 22 40 0M320 630q20 22 40 0M280 676q20 22 40 0M236 716q20 22 40 0M324 716q20 22 40 0"/></g>
      ${[206, 394]
        .map(
          (
            x,
            i,
          ) => `<circle cx="${x}" cy="466" r="92" fill="#fff6e0"/><circle cx="${x}" cy="466" r="92" fill="none" stroke="#e9a13b" stroke-width="15"/>
          <path d="M${x} 392v16M${x} 524v16M${x - 74} 466h16M${x + 58} 466h16" stroke="#5a3420" stroke-width="8"/>
          <path d="M${x} 466l${i ? '0-46' : '-34-34'}M${x} 466l${i ? '38 14' : '46-10'}" stroke="#5a3420" stroke-width="11" stroke-linecap="round"/><circle cx="${x}" cy="466" r="12" fill="#5a3420"/>`,
        )
        .join('')}
      <path d="M276 520h48l-24 52z" fill="#f4b13e"/><path d="M230 800v24M262 804v24M338 804v24M370 800v24" stroke="#f4b13e" stroke-width="18" stroke-linecap="round"/>
      ${setLine('The Owl Who', { face: 'grotesque', size: 84, y: 116, fill: '#ffffff' })}
      ${setLine('Kept Time', { face: 'grotesque', size: 124, y: 232, fit: 520, fill: '#ffd873' })}`,
  },
  'the-vixen-next-door': {
    title: 'The Vixen Next Door',
    cloth: '#1d3b33',
    ink: '#f4a259',
    front: `${paper('#1d3b33')}
      ${repeat(9, i => leaf(40 + i * 66, 880, (i - 4) * 9, i % 2 ? '#2f5d4c' : '#3e7a5e', 130 - Math.abs(i - 4) * 8))}
      <g transform="translate(0 36)"><polygon points="96,250 238,356 130,470" fill="#e4652c"/><polygon points="504,250 362,356 470,470" fill="#e4652c"/>
      <polygon points="124,296 210,364 146,430" fill="#2a1a18"/><polygon points="476,296 390,364 454,430" fill="#2a1a18"/>
      <polygon points="130,470 238,356 362,356 470,470 300,690" fill="#f0803c"/>
      <polygon points="130,470 232,470 300,690" fill="#fff1de"/><polygon points="470,470 368,470 300,690" fill="#f6dfc4"/>
      <polygon points="238,356 300,480 362,356" fill="#f79a58"/>
      <polygon points="262,640 338,640 300,700" fill="#2a1a18"/>
      <path d="M196 476q34-26 62 8-36 18-62-8zM404 476q-34-26-62 8 36 18 62-8z" fill="#2a1a18"/></g>
      ${setLine('The', { face: 'italic', size: 58, y: 92, fill: '#f4a259' })}
      ${setLine('Vixen', { face: 'serif', size: 150, y: 216, fill: '#fff1de' })}
      ${setLine('next door', { face: 'italic', size: 64, y: 290, fill: '#f4a259' })}
      ${setLine('CALLUM REEVE', { face: 'geometric', size: 34, y: 816, tracking: 0.14, fill: '#fff1de' })}`,
  },
  'beekeepers-ledger': {
    title: "The Beekeeper's Ledger",
    cloth: '#8a4b12',
    ink: '#ffe0a0',
    side: 'pages',
    front: `${paper('#f4a81d')}
      ${repeat(56, i => {
        const column = i % 7
        const row = Math.floor(i / 7)
        return hexagon(
          column * 108 - 20,
          row * 124 + (column % 2 ? 62 : 0),
          66,
          ['#f7b733', '#ec9a12', '#ffc94f', '#f2a71e'][(column * 3 + row * 5) % 4],
        )
      })}
      <polygon points="70,250 300,118 530,250 530,516 300,648 70,516" fill="#3a2208"/>
      ${setLine('The Beekeeper’s', { face: 'serif', size: 70, y: 352, fit: 420, fill: '#ffe0a0' })}
      ${setLine('Ledger', { face: 'serif', size: 138, y: 474, fit: 420, fill: '#ffffff' })}
      ${setLine('a year in a hundred days', { face: 'italic', size: 36, y: 540, fit: 330, fill: '#ffc94f' })}
      ${bee(462, 150, 16, 1.05)}${bee(126, 700, -20, 0.95)}
      ${setLine('DELPHINE ROUX', { face: 'geometric', size: 36, y: 812, tracking: 0.14, fill: '#3a2208' })}`,
  },
  'signal-and-moss': {
    title: 'Signal & Moss',
    cloth: '#274b32',
    ink: '#e8efd2',
    thick: 70,
    front: `${paper('#e8efd2')}
      <circle cx="300" cy="392" r="84" fill="#f2613f"/>
      ${repeat(7, i => `<circle cx="300" cy="880" r="${470 - i * 58}" fill="${['#bdd698', '#9dc27a', '#7cab60', '#5b914d', '#427842', '#30603a', '#234a2f'][i]}"/>`)}
      ${setLine('SIGNAL', { face: 'geometric', size: 156, y: 162, fit: 500, fill: '#234a2f' })}
      ${setLine('& MOSS', { face: 'geometric', size: 156, y: 288, fit: 500, fill: '#234a2f' })}
      ${setLine('Oyelaran Fisk', { face: 'italic', size: 52, y: 806, fill: '#e8efd2' })}`,
  },
  'winter-kitchen': {
    title: 'The Winter Kitchen',
    cloth: '#8e1f2f',
    ink: '#ffe9d2',
    thick: 76,
    front: `${paper('#a8273a')}<rect y="650" width="600" height="210" fill="#f6e3c5"/>
      <path d="M230 410q-30-40 0-74t0-70M300 410q-30-40 0-74t0-70M370 410q-30-40 0-74t0-70" stroke="#ffe9d2" stroke-width="13" stroke-linecap="round" fill="none" opacity=".85"/>
      <rect x="282" y="430" width="36" height="26" rx="10" fill="#1d3f4a"/><path d="M134 500q0-48 166-48t166 48z" fill="#2a5c69"/>
      <rect x="84" y="530" width="60" height="30" rx="15" fill="#1d3f4a"/><rect x="456" y="530" width="60" height="30" rx="15" fill="#1d3f4a"/>
      <path d="M126 498h348v128q0 56-56 56H182q-56 0-56-56z" fill="#2f6a78"/><path d="M126 498h348v26H126z" fill="#1d3f4a"/>
      <path d="M160 560v60q0 26 24 32" stroke="#8fc3c9" stroke-width="12" stroke-linecap="round" fill="none"/>
      <path d="M92 756q10-66 66-62 50 6 46 62-8 40-56 44-48-2-56-44z" fill="#8a2a5b"/><path d="M146 696q-30-40-16-58M156 696q26-34 52-40" stroke="#4e8a4a" stroke-width="12" fill="none" stroke-linecap="round"/>
      <path d="M508 704q34 6 26 40-10 40-150 62 50-98 124-102z" fill="#ee8434"/><path d="M520 708q20-34 52-36M512 704q2-34 22-52" stroke="#4e8a4a" stroke-width="11" fill="none" stroke-linecap="round"/>
      ${setLine('The Winter', { face: 'soft', size: 84, y: 118, fill: '#ffd9a0' })}
      ${setLine('Kitchen', { face: 'soft', size: 132, y: 236, fit: 510, fill: '#ffffff' })}
      ${setLine('MAREN OLUF', { face: 'geometric', size: 32, y: 838, tracking: 0.14, fill: '#8e1f2f' })}`,
  },
}
