// Things that the emoji do not have, drawn in their manner: round shapes, soft light from above.
import sharp from 'sharp'
import { SIDE } from './grounds.mjs'
import { repeat } from './patterns.mjs'

const down = (id, ...colours) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(colours)}</linearGradient>`
const across = (id, ...colours) => `<linearGradient id="${id}">${stops(colours)}</linearGradient>`
const around = (id, ...colours) =>
  `<radialGradient id="${id}" cx=".38" cy=".3" r=".8">${stops(colours)}</radialGradient>`
const stops = colours =>
  colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`).join('')

export const drawnObjects = {
  turntable: `${down('case', '#c98a55', '#8d552b')}${down('plinth', '#f3ece2', '#d8cbbb')}${around('vinyl', '#4c4a57', '#1d1b25')}${down('arm', '#f4f4f7', '#a3a3b0')}
    <path d="M176 470h448q20 0 20 22v66q0 34-34 34H190q-34 0-34-34v-66q0-22 20-22z" fill="url(#case)"/>
    <path d="M220 262h360q22 0 28 22l36 178q6 34-26 34H182q-32 0-26-34l36-178q6-22 28-22z" fill="url(#plinth)"/>
    <ellipse cx="362" cy="384" rx="168" ry="100" fill="#b9aa98"/><ellipse cx="362" cy="376" rx="168" ry="100" fill="url(#vinyl)"/>
    ${[146, 126, 106, 86].map(r => `<ellipse cx="362" cy="376" rx="${r}" ry="${r * 0.595}" fill="none" stroke="#6b6877" stroke-opacity=".6" stroke-width="2.5"/>`).join('')}
    <path d="M362 376L228 316q40-34 84-38z" fill="#fff" opacity=".12"/><path d="M362 376l134 60q-40 34-84 38z" fill="#fff" opacity=".1"/>
    <ellipse cx="362" cy="376" rx="58" ry="35" fill="#e4572e"/><ellipse cx="362" cy="374" rx="7" ry="5" fill="#fff"/>
    <circle cx="570" cy="312" r="26" fill="#8f8f9c"/><circle cx="570" cy="306" r="24" fill="url(#arm)"/>
    <path d="M570 306l12 94-96 34" fill="none" stroke="#8f8f9c" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/><path d="M570 303l12 94-96 34" fill="none" stroke="#f4f4f7" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>
    <rect x="458" y="416" width="44" height="28" rx="8" fill="#3a3845" transform="rotate(-19 480 430)"/>
    <circle cx="596" cy="462" r="13" fill="#e4572e"/><circle cx="220" cy="466" r="9" fill="#8f8f9c"/>
    <circle cx="240" cy="540" r="15" fill="#6d3f1d"/><circle cx="560" cy="540" r="15" fill="#6d3f1d"/>
    <rect x="200" y="588" width="70" height="22" rx="10" fill="#3a2a20"/><rect x="530" y="588" width="70" height="22" rx="10" fill="#3a2a20"/>`,

  speaker: `${across('cloth', '#2c6a72', '#4f9aa0', '#235860')}${down('cap', '#f8f3ea', '#d9cdbd')}${across('wood', '#b47a45', '#dba66d', '#96602f')}
    <path d="M240 240h320v290q0 60-160 60t-160-60z" fill="url(#cloth)"/>
    ${repeat(15, row => repeat(17, i => `<circle cx="${256 + i * 18 + (row % 2) * 9}" cy="${(300 + row * 16 + 18 * (1 - ((i - 8) / 8) ** 2)).toFixed(1)}" r="3.4" fill="#123f45" opacity=".45"/>`))}
    <path d="M240 520q0 54 160 54t160-54v36q0 56-160 56t-160-56z" fill="url(#wood)"/>
    <ellipse cx="400" cy="240" rx="160" ry="52" fill="url(#wood)"/><ellipse cx="400" cy="232" rx="148" ry="46" fill="url(#cap)"/>
    <ellipse cx="400" cy="232" rx="70" ry="21" fill="none" stroke="#7ee0c8" stroke-width="8"/><path d="M382 232h36M400 224v16" stroke="#8f8474" stroke-width="7" stroke-linecap="round"/>
    <path d="M272 300v200" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".14"/>`,

  'instant-camera': `${down('body', '#fff8ec', '#e8d9c4')}${around('lens', '#6f86b8', '#1b1f3a')}${down('slot', '#4b4656', '#2b2733')}${around('ring', '#ffffff', '#b7b3c2')}
    <rect x="286" y="470" width="228" height="150" rx="6" fill="#fffdf8"/><rect x="304" y="470" width="192" height="112" fill="#8cc9e8"/><path d="M304 582v-44l62-40 52 40 34-22 44 30v36z" fill="#5aa36a"/><circle cx="452" cy="504" r="15" fill="#ffe08a"/>
    <path d="M206 252q0-44 44-44h300q44 0 44 44v216q0 44-44 44H250q-44 0-44-44z" fill="url(#body)"/>
    <path d="M206 418h388v50q0 44-44 44H250q-44 0-44-44z" fill="url(#slot)"/><rect x="276" y="474" width="248" height="14" rx="7" fill="#15121b"/>
    <path d="M206 392h388v9H206z" fill="#e4572e"/><path d="M206 401h388v9H206z" fill="#f6b73c"/><path d="M206 410h388v9H206z" fill="#3f9ac9"/>
    <circle cx="400" cy="332" r="104" fill="#8d8799"/><circle cx="400" cy="326" r="100" fill="url(#ring)"/><circle cx="400" cy="326" r="72" fill="#2b2733"/><circle cx="400" cy="326" r="58" fill="url(#lens)"/><circle cx="378" cy="302" r="16" fill="#fff" opacity=".85"/>
    <rect x="236" y="236" width="62" height="50" rx="12" fill="#ffd873"/><path d="M248 274l30-28" stroke="#fff" stroke-width="9" stroke-linecap="round"/><rect x="512" y="236" width="50" height="40" rx="10" fill="#2b2733"/><circle cx="537" cy="256" r="10" fill="#6f86b8"/>
    <circle cx="548" cy="346" r="22" fill="#b8321a"/><circle cx="548" cy="342" r="21" fill="#ee5a3a"/>`,

  'desk-lamp': `${down('shade', '#ffca5c', '#e08f1e')}${down('foot', '#ffca5c', '#d4811a')}${around('bulb', '#ffffff', '#ffe9a6')}
    <ellipse cx="400" cy="594" rx="132" ry="28" fill="#b56c12"/><ellipse cx="400" cy="582" rx="132" ry="28" fill="url(#foot)"/>
    <path d="M420 578L520 420" stroke="#5b5666" stroke-width="17" stroke-linecap="round"/><path d="M520 420L404 296" stroke="#5b5666" stroke-width="17" stroke-linecap="round"/>
    <path d="M417 576L517 418" stroke="#a29db0" stroke-width="6" stroke-linecap="round"/><path d="M516 412L404 292" stroke="#a29db0" stroke-width="6" stroke-linecap="round"/>
    <circle cx="520" cy="420" r="23" fill="#3e3a48"/><circle cx="517" cy="416" r="10" fill="#a29db0"/>
    <g transform="rotate(34 330 300)"><circle cx="322" cy="392" r="46" fill="url(#bulb)"/>
      <path d="M290 206q0-24 32-24t32 24l10 24q70 34 84 150 2 18-16 18H212q-18 0-16-18 14-116 84-150z" fill="url(#shade)"/>
      <ellipse cx="322" cy="396" rx="124" ry="17" fill="#b56c12"/><ellipse cx="322" cy="398" rx="104" ry="11" fill="#fff0b8"/>
      <path d="M236 366q12-74 62-106" stroke="#fff3cf" stroke-width="13" stroke-linecap="round" fill="none" opacity=".8"/></g>
    <circle cx="404" cy="294" r="19" fill="#3e3a48"/>`,

  jumper: `${down('wool', '#3f7f8c', '#24566a')}${down('sleeve', '#387482', '#1e4a5d')}${down('rib', '#2a6072', '#1a4252')}
    <path d="M290 214q-70 14-96 82l-70 232q-6 26 18 34l50 14q24 6 32-18l76-220z" fill="url(#sleeve)"/><path d="M510 214q70 14 96 82l70 232q6 26-18 34l-50 14q-24 6-32-18l-76-220z" fill="url(#sleeve)"/>
    <path d="M124 528q-6 26 18 34l50 14q24 6 32-18l10-30-98-32zM676 528q6 26-18 34l-50 14q-24 6-32-18l-10-30 98-32z" fill="url(#rib)"/>
    <path d="M290 212q40-20 60-20 50 34 100 0 20 0 60 20 34 18 34 60v280q0 30-30 30H286q-30 0-30-30V272q0-42 34-60z" fill="url(#wool)"/>
    <path d="M256 556h288v34q0 26-28 26H284q-28 0-28-26z" fill="url(#rib)"/>${repeat(17, i => `<path d="M${268 + i * 16.5} 562v46" stroke="#123645" stroke-width="4" stroke-linecap="round" opacity=".6"/>`)}
    <path d="M346 190q54 50 108 0l14 12q-68 68-136 0z" fill="url(#rib)"/>
    <clipPath id="body"><path d="M290 212q40-20 60-20 50 34 100 0 20 0 60 20 34 18 34 60v300H256V272q0-42 34-60z"/></clipPath>
    <g clip-path="url(#body)"><path d="M240 254h320v9H240zM240 333h320v9H240z" fill="#e9744f"/>${repeat(11, i => `<path d="M${225 + i * 32} 298l15-21 15 21-15 21z" fill="#fff3df"/>`)}
      ${repeat(19, i => `<circle cx="${265 + i * 15}" cy="362" r="4.6" fill="#fff3df"/>`)}
      ${[410, 458, 506].map((y, row) => repeat(row % 2 ? 8 : 9, i => `<path d="M${271 + i * 31 + (row % 2 ? 15 : 0)} ${y}l5 9 5-9" fill="none" stroke="#8cc0c6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>`)).join('')}</g>
    <path d="M259 300v256M541 300v256" stroke="#123645" stroke-width="5" opacity=".35"/>`,

  beanie: `${around('knit', '#f6bd55', '#d3851d')}${down('cuff', '#f7c568', '#cf8420')}${around('pom', '#fff6e6', '#e6d0ae')}
    <path d="M400 236c150 0 206 130 206 270H194c0-140 56-270 206-270z" fill="url(#knit)"/>
    ${[-150, -102, -52, 0, 52, 102, 150].map(x => `<path d="M${400 + x * 0.1} 244Q${400 + x * 1.02} 340 ${400 + x * 1.2} 510" fill="none" stroke="#a86410" stroke-width="7" stroke-linecap="round" opacity=".4"/>`).join('')}
    <path d="M250 400q20-86 78-124" fill="none" stroke="#fff1cf" stroke-width="15" stroke-linecap="round" opacity=".55"/>
    <circle cx="400" cy="216" r="62" fill="url(#pom)"/>${repeat(14, i => `<circle cx="${(400 + 52 * Math.cos(i * 0.449)).toFixed(1)}" cy="${(216 + 52 * Math.sin(i * 0.449)).toFixed(1)}" r="17" fill="url(#pom)"/>`)}
    <rect x="174" y="478" width="452" height="118" rx="44" fill="url(#cuff)"/>${repeat(15, i => `<path d="M${204 + i * 28} 496v82" stroke="#a86410" stroke-width="7" stroke-linecap="round" opacity=".42"/>`)}
    <rect x="470" y="514" width="74" height="48" rx="6" fill="#7a3b12"/><path d="M486 538h42" stroke="#f6dfb0" stroke-width="7" stroke-linecap="round"/>`,

  'tote-bag': `${down('canvas', '#fbf4e6', '#e2d2b6')}${down('base', '#315f4d', '#1d4436')}
    <path d="M300 330V250q0-84 100-84t100 84v80" fill="none" stroke="#17392d" stroke-width="24"/><path d="M322 330v-60q0-76 78-76t78 76v60" fill="none" stroke="#2f6a54" stroke-width="24"/>
    <path d="M214 306h372q14 0 15 14l19 268q2 30-28 30H208q-30 0-28-30l19-268q1-14 15-14z" fill="url(#canvas)"/>
    <path d="M188 506l-8 82q-2 30 28 30h384q30 0 28-30l-8-82z" fill="url(#base)"/><path d="M190 516h420" stroke="#fff" stroke-width="4" stroke-dasharray="11 9" opacity=".7"/>
    <path d="M200 326h400" stroke="#cbb894" stroke-width="4" stroke-dasharray="11 9"/>
    <rect x="286" y="306" width="30" height="54" rx="5" fill="#2f6a54"/><rect x="484" y="306" width="30" height="54" rx="5" fill="#2f6a54"/>
    <g fill="#e4653c"><path d="M400 372q40 20 40 62t-40 56q-40-14-40-56t40-62z"/></g><path d="M400 480V390M400 428l20-16M400 446l-20-16" stroke="#fbf4e6" stroke-width="6" stroke-linecap="round"/>`,
}

/** A layer of the whole picture; the drawings are made at the size they are shown. */
export async function placeDrawing({ drawing, turn = 0, scale = 1 }) {
  const centre = SIDE / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <g transform="translate(${centre} ${centre - 12}) rotate(${turn}) scale(${scale}) translate(${-centre} ${-centre})">${drawnObjects[drawing]}</g>
  </svg>`
  return sharp(Buffer.from(svg), { density: 144 }).resize(SIDE, SIDE).png().toBuffer()
}
