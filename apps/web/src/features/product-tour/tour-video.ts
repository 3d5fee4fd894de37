/** The film that `npm run record-tour` makes from the running product; the browser takes the first kind it can play. */
export const tourVideo = {
  sources: [
    { src: '/tour/tour.webm', type: 'video/webm' },
    { src: '/tour/tour.mp4', type: 'video/mp4' },
  ],
  captions: { src: '/tour/tour.es.vtt', language: 'es' },
}
