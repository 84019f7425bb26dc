// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/themes.ts';

const texts: Texts = {
  title: "Theme and device settings",
  menu: "Theme and sound",
  colours: "Theme",
  names: {
    night: "Night armoury",
    jade: "Jade",
    claret: "Claret",
    graphite: "Graphite",
    daylight: "Daylight",
    device: "As the device",
  },
  notes: {
    night: "Near-black violet",
    jade: "Deep sea green",
    claret: "Dark wine red",
    graphite: "Quiet steel grey",
    daylight: "Pale plaster, lit from above",
    device: "Light or dark, as your system says",
  },
  device: "This device",
  deviceNote: "Kept on this device only; it doesn’t follow your account.",
  sound: "Sound",
  volume: "Volume",
  musicPlays: "Music is playing",
  mute: "Mute",
  switches: {
    fast: {
      title: "Fast animations",
      text: "Shorter reels and battles, the same results",
    },
    voice: {
      title: "Sound effects",
      text: "While it turns, and at the reveal",
    },
    music: {
      title: "Music",
      text: "A quiet loop; it rests while you look elsewhere",
    },
    agreePing: {
      title: "Measure my lag",
      text: "Times requests, so that battles run in step with the server",
    },
  },
};

export default texts;
