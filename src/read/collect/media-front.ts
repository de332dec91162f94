/** The number of bytes from which {@link isMedia} recognises a file. */
export const mediaFrontLength = 12

/** Matches the first bytes of PNG, JPEG, GIF, WebP, of AVIF and MP4, and of WebM. */
const mediaFront = /^(?:\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp|\x1a\x45\xdf\xa3)/

/**
 * Returns whether a file is an image or a video.
 * @param front its first bytes, each as one character
 */
export const isMedia = (front: string): boolean => mediaFront.test(front)
